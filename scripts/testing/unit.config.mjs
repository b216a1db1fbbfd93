import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "../..");
/** Node's own localStorage, which it has from 25 on, would stand in the place of a page's. */
const execArgv =
  Number.parseInt(process.versions.node) < 25 ? [] : ["--no-experimental-webstorage"];

const web = { extends: join(root, "web/vite.config.ts"), root: join(root, "web") };
/**
 * @param {string} name
 * @param {NonNullable<import("vitest/config").TestProjectInlineConfiguration["test"]>} test
 */
const webProject = (name, test) => ({
  ...web,
  test: { name, testTimeout: 30_000, environment: "node", execArgv, ...test },
});

/** What replaces a module, or makes a browser of its process: it would keep what others loaded, and they what it left. */
const alone = readdirSync(join(web.root, "src"), { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file}`)
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => readFileSync(join(web.root, file), "utf8").includes("vi.mock("));
/** @param {string} file */
const isTsx = (file) => file.endsWith(".tsx");

/**
 * Unit tests of web and scripts lie beside what they test; those of shared-types and cms in tests/,
 * as everything in their src is built, and Strapi loads what it finds there. Files share what they load: each of them
 * loading React and a page's modules anew took ten times as long as the tests. A page is each file's own.
 */
export default defineConfig({
  root,
  test: {
    passWithNoTests: false,
    maxWorkers: 2,
    testTimeout: 30_000,
    projects: [
      {
        test: {
          name: "node",
          testTimeout: 30_000,
          isolate: false,
          root,
          environment: "node",
          // Loaded once, by the server's modules and by tests.
          server: { deps: { external: [/shared-types\/dist/] } },
          include: [
            "shared-types/tests/**/*.test.ts",
            "scripts/**/*.test.{ts,mjs}",
            "cms/tests/unit/**/*.test.ts",
          ],
        },
      },
      webProject("web", { isolate: false, include: ["{src,worker}/**/*.test.ts"], exclude: alone }),
      webProject("web alone", { include: alone.filter((file) => !isTsx(file)) }),
      webProject("components", {
        isolate: false,
        environment: "happy-dom",
        include: ["src/**/*.test.tsx"],
        exclude: alone,
      }),
      webProject("components alone", { environment: "happy-dom", include: alone.filter(isTsx) }),
    ],
  },
});
