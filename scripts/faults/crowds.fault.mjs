import { setTimeout as passed } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startLoad } from "../bench/load.mjs";
import { flat, mostMb, peakMemory } from "../bench/memory.mjs";
import { say } from "../stages/say.mjs";
import { gardener, newGarden } from "./garden.mjs";
import { inWords, readers } from "./measured.mjs";
import { slowReaders, slowSenders } from "./slow-clients.mjs";

/** The server's default is a minute. */
const slowReaderSeconds = Number(process.env.SLOW_READER_SECONDS ?? 20);
const garden = newGarden({ SLOW_READER_SECONDS: String(slowReaderSeconds) });
const load = startLoad();
/** The allowed p95 of reads on an idle machine; on a busy one, twenty times its usual. */
let patienceMs = 500;
/** @type {ReturnType<typeof slowReaders> | undefined} */
let mute;
const paths = ["/", "/flora", "/api/flora/p1", "/api/resources"];
beforeAll(async () => {
  const { url } = await garden.start();
  await (await gardener(url)).add(1);
  const began = performance.now();
  const usual = await readers(url, paths, { until: () => performance.now() - began > 3000 });
  patienceMs = Math.max(patienceMs, 20 * usual.p95);
  say(`Without any fault: ${inWords(usual)}`);
});
afterAll(async () => {
  load.stop();
  mute?.end();
  await garden.remove();
});

test("560 slow clients are disconnected, and readers do not notice them", async () => {
  const { url } = garden.server();
  const heads = slowSenders(url, 500, "GET / HTTP/1.1\r\nHost: slow\r\nX-Slow: ", "x".repeat(100));
  const post = "POST /api/flora HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\n";
  const bodies = slowSenders(url, 50, `${post}Content-Length: 1000\r\n\r\n`, "x".repeat(100));
  const ask = "GET /flora HTTP/1.1\r\nHost: slow\r\n\r\n";
  const slow = (mute = slowReaders(url, 10, ask.repeat(300)));
  const open = () => heads.open() + bodies.open() + slow.held();
  await vi.waitFor(() => expect(open()).toBe(560), { timeout: 10_000 });
  const began = performance.now();
  const until = () => performance.now() - began > 15_000;
  const seen = await readers(url, paths, { until });
  // Request heads may take 20 s, bodies 30, and the server checks every five.
  while (heads.open() + bodies.open() > 0 && performance.now() - began < 45_000) await passed(250);
  say(
    `Slow clients: ${inWords(seen)}; all ended after ${Math.round((performance.now() - began) / 1000)} s`,
  );
  expect([heads.open(), bodies.open()]).toEqual([0, 0]);
  expect(Object.keys(seen.statuses)).toEqual(["200"]);
  expect(seen.p95).toBeLessThan(patienceMs);
});

/** The slowest 99 of 100 answers of all pages, and the most memory. @param {number} connections */
async function crowd(connections) {
  const { url, pid } = garden.server();
  const peak = peakMemory(pid);
  let p99 = 0;
  for (const path of paths) {
    const fired = await load.fire(url, { path }, { requests: 3000, connections });
    expect(fired.requests).toBeGreaterThanOrEqual(3000);
    p99 = Math.max(p99, fired.p99);
  }
  const seen = { p99: Math.round(p99), mb: Math.round(peak()) };
  say(`${connections} at once: p99 ${seen.p99} ms, at most ${seen.mb} MB`);
  return seen;
}

test("1,000 visitors at once are all answered in time, in little memory", async () => {
  const few = await crowd(100);
  // Ten times as many clients wait ten times as long; allow twice that for a busy machine.
  const patience = Math.max(2000, 20 * few.p99);
  const first = await crowd(1000);
  const second = await crowd(1000);
  for (const { p99, mb } of [first, second]) {
    expect(p99).toBeLessThan(patience);
    expect(mb).toBeLessThan(mostMb);
  }
  expect(second.mb).toBeLessThan(first.mb * flat);
});

test("floods on sign-in, password reset and the contact form are refused, and readers are served", async () => {
  const { url } = garden.server();
  let isOver = false;
  /** @type {Map<number, number>} */
  const statuses = new Map();
  /** @param {string} path @param {(turn: number) => object} bodyOf @param {(turn: number) => string} [from] */
  const flood = async (path, bodyOf, from = () => "127.0.0.1") => {
    for (let turn = 0; !isOver; turn += 1) {
      const { status } = await fetch(`${url}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": from(turn) },
        body: JSON.stringify(bodyOf(turn)),
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const message = {
    ...{ nameFirst: "A", nameLast: "Flood", email: "flood@example.org", photoId: "", website: "" },
    ...{ message: "Again and again.", frcCaptchaResponse: "nothing" },
  };
  const password = "wrong";
  const floods = Array.from({ length: 20 }, (_, n) =>
    n % 2 === 0
      ? flood("/api/auth/local", () => ({ identifier: `nobody${n}@example.org`, password }))
      : flood("/api/contactadd", () => message),
  );
  // Each e-mail and each address is new: no limit applies, and all must be counted.
  const addressOf = (/** @type {number} */ turn) =>
    `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`;
  const emailOf = (/** @type {number} */ turn) => ({ email: `nobody${turn}@example.org` });
  floods.push(flood("/api/owner/resetask", emailOf, addressOf));
  const began = performance.now();
  const seen = await readers(url, paths, { until: () => performance.now() - began > 8000 });
  isOver = true;
  await Promise.all(floods);
  say(`Floods: ${JSON.stringify(Object.fromEntries(statuses))}; ${inWords(seen)}`);
  expect(statuses.get(429) ?? 0).toBeGreaterThan(100);
  for (const status of statuses.keys()) expect(status).toBeLessThan(500);
  expect(Object.keys(seen.statuses)).toEqual(["200"]);
  expect(seen.p95).toBeLessThan(patienceMs);
});

test("clients that read a byte a second of their answers, or nothing, are disconnected", async () => {
  const began = performance.now();
  // The server checks every five seconds; most of that has passed above.
  const timeout = (slowReaderSeconds + 15) * 1000;
  await vi.waitFor(() => expect(mute?.held()).toBe(0), { timeout, interval: 500 });
  say(`Slow readers: disconnected ${Math.round((performance.now() - began) / 1000)} s later`);
});
