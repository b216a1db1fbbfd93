import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { siteEnvironment } from "./boot-environment";
import { createDatabase } from "../../scripts/testing/database.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    /** An empty site to copy: its data directory, and the name of its database on PostgreSQL. */
    template: { dataDir: string; database: string };
  }
}

/** Vitest's global setup: the first start of an empty site, made once and copied for each file's site. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), "habitat-template-"));
  const database = await createDatabase(process.env["TEST_DATABASE_URL"]);
  const env = { ...process.env, ...siteEnvironment(0, dataDir, database.url) };
  // It takes ten seconds: one that hangs is to fail, not to use up the time of all tests.
  const timeout = 300_000;
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, "first-start.mjs")], {
    env,
    timeout,
  });
  project.provide("template", { dataDir, database: database.name });
  return async () => {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
