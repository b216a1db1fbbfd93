import { statfsSync } from "node:fs";
import { defineConfig } from "vitest/config";

const memory = "/dev/shm";
const neededBytes = 2_000_000_000;

// Temporary folders lie in memory where Linux offers that and there is room: servers under test wait for the
// disk at each save. Containers often offer 64 MB only.
try {
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize >= neededBytes) process.env.TMPDIR ??= memory;
} catch {
  // No such folder: the disk will do.
}

const onPostgres = (process.env.TEST_DATABASE_URL ?? "") !== "";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [
      "tests/{api,thorough}/**/*.test.ts",
      // Only one process has an SQLite database, and only one of its saves runs at a time.
      onPostgres ? "tests/postgres/**/*.test.ts" : "tests/sqlite/**/*.test.ts",
    ],
    // Strapi's destroy() takes all listeners off the process, the one of a forked worker among them.
    pool: "threads",
    globalSetup: "tests/template.ts",
    // Loading Strapi takes longer than most files run: a worker keeps it, and forgets what is ours.
    isolate: false,
    setupFiles: "tests/fresh-modules.ts",
    // Loaded once, by the server's modules and by tests.
    server: { deps: { external: [/shared-types\/dist/] } },
    // On PostgreSQL a worker waits for the database a third of its time.
    maxWorkers: onPostgres ? 3 : 2,
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});
