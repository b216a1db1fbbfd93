import { join } from "node:path";
import { defineConfig } from "vitest/config";

const root = join(import.meta.dirname, "../..");
const web = { extends: join(root, "web/vite.config.ts"), root: join(root, "web") };

/** Makes a browser of its process, whose pages stay: it shares nothing. */
const hydration = "src/app/hydration.test.ts";

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
          include: [
            "shared-types/tests/**/*.test.ts",
            "scripts/**/*.test.{ts,mjs}",
            "cms/tests/unit/**/*.test.ts",
          ],
        },
      },
      {
        ...web,
        test: {
          name: "web",
          testTimeout: 30_000,
          isolate: false,
          environment: "node",
          include: ["{src,worker}/**/*.test.ts"],
          exclude: [hydration],
        },
      },
      {
        ...web,
        test: {
          name: "hydration",
          testTimeout: 30_000,
          environment: "node",
          include: [hydration],
        },
      },
      {
        ...web,
        test: {
          name: "components",
          testTimeout: 30_000,
          isolate: false,
          environment: "happy-dom",
          include: ["src/**/*.test.tsx"],
        },
      },
    ],
  },
});
