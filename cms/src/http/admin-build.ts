import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Whether Strapi's admin can be opened: it is built beside the running site (`scripts/stages/admin.mjs`). */
export type AdminBuild = "ready" | "building" | "failed" | "missing";

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * How far the build of Strapi's admin is.
 * @param dist  the folder that the server is built to; `.admin` in it holds "failed" or the builder's process id
 */
export function adminBuildIn(dist: string): AdminBuild {
  if (existsSync(join(dist, "build/.built"))) return "ready";
  const note = join(dist, ".admin");
  if (!existsSync(note)) return "missing";
  const text = readFileSync(note, "utf8");
  if (text === "failed") return "failed";
  return isRunning(Number(text)) ? "building" : "missing";
}
