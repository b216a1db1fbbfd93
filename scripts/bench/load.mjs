import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { median } from "./figures.mjs";

/**
 * @typedef {object} Question  what is asked of a server
 * @property {string} path
 * @property {object} [body]  asked by POST
 * @property {Record<string, string>} [headers]
 * @property {number} [status]  200 unless said
 */
/** @typedef {import("./load-worker.mjs").Fired} Fired */

const worker = fileURLToPath(new URL("load-worker.mjs", import.meta.url));

/**
 * A request as sent by a client that accepts brotli.
 * @param {URL} url
 * @param {Question} question
 */
function wireOf({ host }, { path, body, headers = {} }) {
  const text = body === undefined ? "" : JSON.stringify(body);
  const sent = {
    ...{ Host: host, "Accept-Encoding": "gzip, deflate, br", Accept: "*/*" },
    ...(body && { "Content-Type": "application/json", "Content-Length": String(text.length) }),
    ...headers,
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${body ? "POST" : "GET"} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${text}`;
}

/** A load generator in its own process; it handles one order at a time. */
export function startLoad() {
  const child = fork(worker);
  return {
    /**
     * Repeats a request over many connections.
     * @param {string} url  the server's
     * @param {Question} question
     * @param {{ ms?: number, requests?: number, connections?: number }} how
     * @returns {Promise<Fired>}
     */
    async fire(url, question, { ms = 600_000, requests, connections = 16 }) {
      const address = new URL(url);
      child.send({
        ...{ port: Number(address.port), request: wireOf(address, question) },
        ...{ status: question.status ?? 200, connections, ms, requests },
      });
      const [{ fired, fault }] = await once(child, "message");
      if (fault) throw new Error(`${url}${question.path}: ${fault}`);
      return fired;
    },
    stop: () => child.disconnect(),
  };
}

/**
 * Loads servers one after the other in short rounds, so that other work on the machine affects
 * all alike.
 * @param {ReturnType<typeof startLoad>} load
 * @param {{ url: string, question: Question }[]} asks
 * @param {{ rounds: number, ms: number, connections?: number }} how
 * @returns {Promise<{ perSecond: number, p50: number, p99: number }[]>}  medians over rounds, one for each server; latencies in ms
 */
export async function sideBySide(load, asks, { rounds, ...how }) {
  /** @type {Fired[][]} */
  const rows = asks.map(() => []);
  // The first round warms up.
  for (let round = -1; round < rounds; round += 1)
    for (const [i, { url, question }] of asks.entries()) {
      const fired = await load.fire(url, question, how);
      if (round >= 0) rows[i]?.push(fired);
    }
  return rows.map((of) => ({
    perSecond: median(of.map(({ requests, seconds }) => requests / seconds)),
    p50: median(of.map(({ p50 }) => p50)),
    p99: median(of.map(({ p99 }) => p99)),
  }));
}
