import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownerAccount, signedIn } from "../bench/owner.mjs";
import { startServer } from "../testing/server.mjs";

/**
 * @typedef {object} Garden  a site that may be ended at any moment, and started again on its data
 * @property {string} dataDir
 * @property {() => import("../testing/server.mjs").Server} server  the running one
 * @property {(env?: NodeJS.ProcessEnv) => Promise<import("../testing/server.mjs").Server>} start
 * @property {() => Promise<void>} kill  with SIGKILL
 * @property {() => Promise<void>} remove
 */

/**
 * An empty garden with an owner, not started yet.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Garden}
 */
export function newGarden(env = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "habitat-fault-"));
  /** @type {import("../testing/server.mjs").Server | undefined} */
  let running;
  const server = () => {
    if (!running) throw new Error("The garden has not been started.");
    return running;
  };
  return {
    dataDir,
    server,
    start: async (more = {}) => {
      running = await startServer({
        dataDir,
        env: { DEMO: "none", ...ownerAccount, ...env, ...more },
      });
      return running;
    },
    kill: async () => {
      process.kill(server().pid, "SIGKILL");
      await server().stop();
    },
    remove: async () => {
      await running?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What is said of a plant: every text names its number. @param {number} n */
export const saidOf = (n) => ({
  ...{ nameCommon: `Plant ${n}`, nameScientific: `Planta ${n}`, nameDisplay: `Plant ${n}` },
  ...{ keyId: `p${n}`, aka: `Also ${n}`, notesShort: `Short ${n}`, notes: `Notes ${n}` },
});

/**
 * The owner, who adds plants and reads them again.
 * @param {string} url
 */
export async function gardener(url) {
  const authorization = await signedIn(url);
  const headers = { ...authorization, "content-type": "application/json" };
  return {
    headers: authorization,
    /** The answer of adding this plant. @param {number} n @param {number} [patienceMs] */
    add: (n, patienceMs = 20_000) =>
      fetch(`${url}/api/plantadd`, {
        method: "POST",
        headers,
        body: JSON.stringify({ plantId: 0, ...saidOf(n) }),
        signal: AbortSignal.timeout(patienceMs),
      }),
    /** Every plant there is, by number, with all its text. */
    async all() {
      const listed = await fetch(`${url}/api/flora`, { method: "POST", headers, body: "{}" });
      const rows = /** @type {{ keyId: string }[]} */ (await listed.json());
      /** @type {Map<number, unknown>} */
      const found = new Map();
      for (const { keyId } of rows) {
        const record = await fetch(`${url}/api/plant/${keyId}`, { headers });
        found.set(Number(keyId.slice(1)), await record.json());
      }
      return found;
    },
  };
}
