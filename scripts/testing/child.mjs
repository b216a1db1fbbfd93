import { spawn } from "node:child_process";
import { once } from "node:events";

/** How much of what a child printed is kept to be shown when it fails. */
const keptCharacters = 20_000;

/**
 * @typedef {object} Child
 * @property {number} pid
 * @property {() => string} output  the end of what it has printed so far
 * @property {(pattern: RegExp, quietMs: number) => Promise<void>} printed  waits until it prints this;
 *   rejects when it ends before, or prints nothing for so long
 * @property {(signal: NodeJS.Signals, patienceMs: number) => Promise<void>} stop  by its own process id
 */

/**
 * A process that runs beside this one, stopped at the latest when this one ends.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Child}
 */
export function startChild(command, args, options) {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  /** @type {Set<() => void>} */
  const listeners = new Set();
  const hear = (/** @type {Buffer} */ chunk) => {
    output = (output + chunk.toString("utf8")).slice(-keptCharacters);
    for (const listener of listeners) listener();
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  child.on("error", (error) => hear(Buffer.from(`${error.message}\n`)));

  const running = () => child.pid !== undefined && child.exitCode === null && !child.signalCode;
  const lastResort = () => {
    if (running()) child.kill("SIGKILL");
  };
  process.once("exit", lastResort);
  const ended = once(child, "close").catch(() => undefined);
  void ended.then(() => {
    process.off("exit", lastResort);
    for (const listener of listeners) listener();
  });

  return {
    pid: child.pid ?? 0,
    output: () => output,

    printed: (pattern, quietMs) =>
      new Promise((resolve, reject) => {
        const late = () => {
          leave(() => reject(new Error(`${command} was not ready in time:\n${output}`)));
        };
        let timer = setTimeout(late, quietMs);
        const leave = (/** @type {() => void} */ then) => {
          clearTimeout(timer);
          listeners.delete(look);
          then();
        };
        const look = () => {
          clearTimeout(timer);
          timer = setTimeout(late, quietMs);
          if (pattern.test(output)) leave(resolve);
          else if (!running()) leave(() => reject(new Error(`${command} ended:\n${output}`)));
        };
        listeners.add(look);
        look();
      }),

    stop: async (signal, patienceMs) => {
      if (!running()) return;
      child.kill(signal);
      const killer = setTimeout(() => child.kill("SIGKILL"), patienceMs);
      await ended;
      clearTimeout(killer);
    },
  };
}
