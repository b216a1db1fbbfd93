import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { fileURLToPath } from "node:url";

/** A server under measurement. @typedef {{ url: string, stop: () => void | Promise<void> }} Asked */
/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer */

const worker = fileURLToPath(new URL("bare-worker.mjs", import.meta.url));

/**
 * A site's response to a client that accepts brotli, byte for byte.
 * @param {string} url
 * @param {import("./load.mjs").Question} question
 * @returns {Promise<Answer>}
 */
export async function recordAnswer(url, { path, body, headers = {}, status = 200 }) {
  const sent = {
    ...{ "Accept-Encoding": "gzip, deflate, br", ...headers },
    ...(body && { "Content-Type": "application/json" }),
  };
  const asking = request(url + path, { method: body ? "POST" : "GET", headers: sent });
  asking.end(body && JSON.stringify(body));
  const [answer] = await once(asking, "response");
  if (answer.statusCode !== status) throw new Error(`${path} answered ${answer.statusCode}`);
  const kept = ["content-type", "content-encoding", "etag"].filter((name) => answer.headers[name]);
  return {
    status,
    headers: Object.fromEntries(kept.map((name) => [name, answer.headers[name]])),
    body: Buffer.concat(await answer.toArray()),
  };
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} [env] */
async function start(args, env = {}) {
  const child = fork(worker, args, { env: { ...process.env, ...env }, serialization: "advanced" });
  const [{ port }] = await once(child, "message");
  return { child, url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() };
}

/**
 * Starts bare Koa, which sends a recorded answer from memory.
 * @param {string} path
 * @param {Answer} answer
 * @returns {Promise<Asked>}
 */
export async function startBareAnswer(path, answer) {
  const { child, ...server } = await start([]);
  child.send({ path, answer });
  await once(child, "message");
  return server;
}

/**
 * Starts bare Koa on a gallery's database: `/list`, `/search` and `/detail` of plants, `/photos`, `/calendar`.
 * @param {import("./gallery.mjs").Gallery} gallery
 * @returns {Promise<Asked>}
 */
export const startBareQueries = ({ dataDir, env }) =>
  start(["queries"], { ...env, DATA_DIR: dataDir, NODE_ENV: "production", PUBLIC_URL: "" });
