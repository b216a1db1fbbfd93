import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { PlainError } from "./say.mjs";

/** The root of the project. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Runs a command to its end without showing what it prints, unless it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, failure: string }} options
 */
export async function run(command, args, { cwd = root, env = process.env, failure }) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  const keep = (/** @type {Buffer} */ chunk) => (output += chunk.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (code !== 0) throw new PlainError(`${output.trim()}\n\n${failure}`);
}
