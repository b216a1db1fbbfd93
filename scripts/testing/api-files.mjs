import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stages/run.mjs";

/**
 * What a file of tests says of itself, in comments at its top:
 * `// @dialect api/photo/search, …`: it has these modules ask the database, so it runs on PostgreSQL too;
 * `// @dialect every call`: so it does because it makes each call;
 * `// @slow`: it starts whole servers and commands, waits for a clock, moves big files, or takes seconds where unit tests,
 * journeys or another file show the usual way: too long for each commit;
 * `// @one-database`: it is about files, whose bytes no database sees.
 * @typedef {{ path: string, dialect: string[], isSlow: boolean, isOfOneDatabase: boolean }} TestFile
 */

/** @param {string} folder  from the project's root @param {RegExp} names @returns {TestFile[]} */
export const testFilesIn = (folder, names) =>
  readdirSync(join(root, folder))
    .filter((name) => names.test(name))
    .map((name) => {
      const text = readFileSync(join(root, folder, name), "utf8");
      const dialect = /^\/\/ @dialect (.+)$/m.exec(text)?.[1];
      return {
        path: join(folder, name),
        dialect: dialect?.split(", ") ?? [],
        isSlow: /^\/\/ @slow$/m.test(text),
        isOfOneDatabase: /^\/\/ @one-database$/m.test(text),
      };
    });

const apiFiles = ["api", "thorough"].flatMap((folder) =>
  testFilesIn(`cms/tests/${folder}`, /\.test\.ts$/),
);

/** The API tests of which something is so, from the server's folder. @param {(file: TestFile) => boolean} isChosen */
export const apiFilesThat = (isChosen) =>
  apiFiles.filter(isChosen).map(({ path }) => path.replace(/^cms\//, ""));
