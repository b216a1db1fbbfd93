import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { PlainError } from "./say.mjs";

/** The root of the project. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Runs a command to its end without showing what it prints, unless it fails. It ends with this process.
 * `niceness`: how far it gives way to other processes, up to 19.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, niceness?: number | undefined, failure: string }} options
 */
export async function run(command, args, { cwd = root, env = process.env, niceness, failure }) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const end = () => child.kill();
  process.once("exit", end);
  if (niceness !== undefined && child.pid !== undefined) setPriority(child.pid, niceness);
  let output = "";
  const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  }).finally(() => process.off("exit", end));
  if (code !== 0) throw new PlainError(`${output.trim()}\n\n${failure}`);
}
