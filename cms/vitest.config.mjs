import { defineConfig } from "vitest/config";

const onPostgres = (process.env.TEST_DATABASE_URL ?? "") !== "";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [
      "tests/api/**/*.test.ts",
      // What SQLite cannot do at all: there only one process has the database.
      ...(onPostgres ? ["tests/postgres/**/*.test.ts"] : []),
    ],
    // Strapi's destroy() takes all listeners off the process, the one of a forked worker among them.
    pool: "threads",
    // Each file has a Strapi of its own, and Strapi keeps one in a global.
    isolate: true,
    maxWorkers: 2,
    // Decision 012: a busy machine may be late now and then; a fault always is.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});
