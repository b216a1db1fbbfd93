import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { requireFromCms } from "../stages/from-cms.mjs";

/** TypeScript 7 has no compiler to call; Strapi brings 5.9. @type {typeof import("../../cms/node_modules/typescript")} */
const ts = requireFromCms("typescript");

/** The parts of the project, the one that is built on most last. */
export const parts = /** @type {const} */ (["scripts", "web", "cms", "shared-types"]);

const kinds = /\/(codes|schema|answers|calls)\.ts$/;
const deep = /^(?:cms\/src\/api|web\/src\/features)\/[\w-]+/;

/**
 * The room that a file stands in: a folder; in the contract, whose order is by kind (docs/decisions/138), all files of a kind.
 * @param {string} file  from the project's root, with `/`
 */
export function roomOf(file) {
  const [part = "", second = "", third = "", fourth] = file.split("/");
  if (part === "scripts") return third ? `scripts/${second}` : "scripts/commands";
  if (part !== "shared-types" && second === "src")
    return deep.exec(file)?.[0] ?? `${part}/src/${third.replace(/\.tsx?$/, "")}`;
  if (part !== "shared-types") return third ? `${part}/${second}` : `${part}/settings of tools`;
  if (third === "kit") return "shared-types/kit";
  if (!fourth) return "shared-types/table of all calls";
  return `shared-types/${kinds.exec(file)?.[1] ?? `${third}/${fourth.replace(".ts", "")}`}`;
}

/**
 * The files that each file imports, types included.
 * @param {string} root
 * @param {readonly string[]} files  from the root, with `/`
 * @returns {Map<string, Set<string>>}
 */
export function importsOf(root, files) {
  const known = new Set(files);
  /** @param {string} from @param {string} wanted */
  const find = (from, wanted) => {
    const path = wanted.startsWith(".")
      ? posix.join(posix.dirname(from), wanted)
      : wanted.replace(/^shared-types\//, "shared-types/src/");
    const endings = ["", ".ts", ".tsx", ".mjs", "/index.ts"];
    return endings.map((ending) => path + ending).find((file) => known.has(file));
  };
  return new Map(
    files.map((file) => {
      const text = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
      const { importedFiles } = ts.preProcessFile(text, true, true);
      const found = importedFiles.flatMap(({ fileName }) => find(file, fileName) ?? []);
      return [file, new Set(found)];
    }),
  );
}
