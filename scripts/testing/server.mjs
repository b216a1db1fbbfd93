import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../stages/run.mjs";
import { startChild } from "./child.mjs";
import { freePort } from "./free-port.mjs";

/** Loading the demo it prints a line every forty photos: a minute apart on a busy machine. */
const quietMs = 240_000;

/** The environment of a site that is signed in to hundreds of times. */
export const quickPasswords = {
  NODE_OPTIONS: `--import=${new URL("quick-passwords.mjs", import.meta.url).href}`,
};

/**
 * @typedef {object} Server
 * @property {string} url  without a slash at the end
 * @property {string} dataDir
 * @property {number} pid
 * @property {() => string} output  what it has printed: the owner's set-up link is there
 * @property {() => Promise<void>} stop  also removes a data directory made here
 */

/**
 * Starts the built site as `npm start` does, on 127.0.0.1 and a free port, with the demo content.
 * Without `dataDir` it gets a new one of its own.
 * @param {{ dataDir?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<Server>}
 */
export async function startServer({ dataDir, env = {} } = {}) {
  const own = dataDir === undefined ? mkdtempSync(join(tmpdir(), "habitat-data-")) : undefined;
  const dir = dataDir ?? own ?? "";
  const remove = () => own && rmSync(own, { recursive: true, force: true });
  process.once("exit", remove);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = startChild(process.execPath, [join(root, "scripts/serve.mjs")], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: "",
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dir,
      // Hundreds of AVIF files would take the cores from the tests.
      PHOTO_AVIF: "off",
      // A puzzle takes a moment, not seconds.
      CAPTCHA_DIFFICULTY: "80",
      // Messages are counted by address: a journey that sends some comes from one of its own.
      TRUST_PROXY: "1",
      ...env,
    },
  });
  const stop = async () => {
    await server.stop("SIGTERM", 20_000);
    remove();
    process.off("exit", remove);
  };
  try {
    await server.printed(/^Ready\./m, quietMs);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir: dir, pid: server.pid, output: server.output, stop };
}

/** The set-up link that a site without an owner has printed. @param {Server} site */
export const setUpLink = ({ output }) => /\S+\/cp\/setup\?token=\S+/.exec(output())?.[0] ?? "";
