import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { fileURLToPath } from "node:url";

/** @typedef {import("./load.mjs").Question} Question */
/** @typedef {import("./bare-worker.mjs").BareAnswer} BareAnswer */

/**
 * @typedef {object} Asked  a server under measurement
 * @property {string} url
 * @property {number} pid
 * @property {() => void | Promise<void>} stop
 */

/**
 * A site's response to a client that accepts brotli, byte for byte.
 * @param {string} url
 * @param {Question} question
 * @returns {Promise<BareAnswer>}
 */
export async function recordAnswer(url, { path, body, headers = {}, status = 200 }) {
  const text = body === undefined ? "" : JSON.stringify(body);
  const sent = {
    ...{ "Accept-Encoding": "gzip, deflate, br", ...headers },
    ...(body && { "Content-Type": "application/json", "Content-Length": String(text.length) }),
  };
  const asking = request(url + path, { method: body ? "POST" : "GET", headers: sent });
  asking.end(text);
  const [answer] = await once(asking, "response");
  const bytes = Buffer.concat(await answer.toArray());
  if (answer.statusCode !== status) throw new Error(`${path} answered ${answer.statusCode}`);
  return {
    status,
    type: answer.headers["content-type"] ?? "",
    encoding: answer.headers["content-encoding"] ?? null,
    etag: answer.headers.etag ?? null,
    body: bytes,
  };
}

/**
 * @param {string} worker  its file here
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
async function start(worker, args, env = {}) {
  const file = fileURLToPath(new URL(worker, import.meta.url));
  const child = fork(file, args, { env: { ...process.env, ...env }, serialization: "advanced" });
  const [{ address }] = await once(child, "message");
  const stop = () => child.disconnect();
  return { child, url: `http://127.0.0.1:${address.port}`, pid: child.pid ?? 0, stop };
}

/**
 * Starts a bare server that sends recorded answers from memory.
 * @param {"koa" | "node"} kind
 * @param {Record<string, BareAnswer>} answers  by path
 * @returns {Promise<Asked>}
 */
export async function startBare(kind, answers) {
  const { child, ...server } = await start("bare-worker.mjs", [kind]);
  child.send(answers);
  await once(child, "message");
  return server;
}

/**
 * Starts bare Koa on a gallery's database: `/list`, `/search` and `/detail` of plants, `/photos`, `/calendar`.
 * @param {import("./gallery.mjs").Gallery} gallery
 * @returns {Promise<Asked>}
 */
export async function startBareQueries({ dataDir, env }) {
  const own = { ...env, DATA_DIR: dataDir, NODE_ENV: "production", PUBLIC_URL: "" };
  return start("bare-query-worker.mjs", [], own);
}
