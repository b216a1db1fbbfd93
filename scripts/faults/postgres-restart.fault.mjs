// @dialect patches/postgres-timeouts
import { setTimeout as passed } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { say } from "../stages/say.mjs";
import { startPostgres } from "../testing/postgres.mjs";
import { postgresIntegrity } from "./databases.mjs";
import { gardener, newGarden } from "./garden.mjs";
import { inWords, readers, showsStack } from "./measured.mjs";

const garden = newGarden();
/** @type {import("../testing/postgres.mjs").Postgres} */
let postgres;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true });
  await garden.start({ DATABASE_URL: postgres.url });
});
afterAll(async () => {
  await garden.remove();
  await postgres.stop();
});

test("PostgreSQL restarts under load: only 503s, and nothing acknowledged is lost", async () => {
  const { url } = garden.server();
  const owner = await gardener(url);
  let isOver = false;
  let next = 1;
  /** @type {Set<number>} */
  const acknowledged = new Set();
  /** @type {Map<number, number>} */
  const saves = new Map();
  const client = async () => {
    while (!isOver) {
      const n = next++;
      const answer = await owner.add(n);
      const text = await answer.text();
      if (text === "[]" && answer.status === 200) acknowledged.add(n);
      if (answer.status === 500) say(`500: ${text} ${garden.server().output().slice(-1500)}`);
      saves.set(answer.status, (saves.get(answer.status) ?? 0) + 1);
    }
  };
  const clients = [client(), client()];
  // The second goes to the database each time.
  const read = readers(url, ["/api/resources", "/api/health"], { until: () => isOver });
  await passed(1500);
  await postgres.crash();
  const backAt = performance.now();
  let healthyMs = Infinity;
  while (healthyMs === Infinity && performance.now() - backAt < 15_000) {
    const { status } = await fetch(`${url}/api/health`);
    if (status === 200) healthyMs = Math.round(performance.now() - backAt);
    else await passed(100);
  }
  await passed(2000);
  isOver = true;
  await Promise.all(clients);
  const seen = await read;
  say(
    `PostgreSQL: healthy ${healthyMs} ms after; ${inWords(seen)}; saves ${JSON.stringify(Object.fromEntries(saves))}`,
  );
  expect(healthyMs).toBeLessThan(5000);
  for (const status of [...Object.keys(seen.statuses).map(Number), ...saves.keys()])
    expect([200, 503]).toContain(status);
  const found = await owner.all();
  for (const n of acknowledged) expect(found.has(n)).toBe(true);
  expect((await owner.add(next)).status).toBe(200);
  expect(await postgresIntegrity(postgres.url)).toBe("ok");
});

test("PostgreSQL hangs: nobody waits forever, reads continue, and everything recovers", async () => {
  const { url } = garden.server();
  const owner = await gardener(url);
  expect((await owner.add(1001)).status).toBe(200);
  const kept = ["/api/flora/p1001", "/api/resources"];
  for (const path of kept) await (await fetch(`${url}${path}`)).text();
  const goOn = postgres.freeze();
  let isStill = true;
  const began = performance.now();
  try {
    const read = readers(url, kept, { until: () => !isStill });
    const asked = await Promise.all(
      [1002, 1003].map(async (n) => {
        const { status, headers } = await owner.add(n, 25_000);
        return [status, headers.get("retry-after"), performance.now() - began];
      }),
    );
    isStill = false;
    const seen = await read;
    say(`PostgreSQL hangs: saves ${JSON.stringify(asked)}; readers ${inWords(seen)}`);
    for (const [status, retry] of asked) expect([status, retry]).toEqual([503, "5"]);
    expect(Object.keys(seen.statuses)).toEqual(["200"]);
    expect((await fetch(`${url}/api/health`)).status).toBe(503);
  } finally {
    isStill = false;
    goOn();
  }
  await vi.waitFor(async () => expect((await owner.add(1004)).status).toBe(200), {
    timeout: 5000,
    interval: 200,
  });
  expect((await owner.all()).has(1001)).toBe(true);
});

/**
 * Requests made while PostgreSQL is down that were never made before.
 * @param {Record<string, string>} headers
 * @returns {Record<string, { path: string, type: string, headers?: Record<string, string> }>}
 */
const unkept = (headers) => ({
  page: { path: "/flora/p2002", type: "text/html" },
  read: { path: "/api/flora/p2002", type: "application/json" },
  "owner's read": { path: "/api/plant/p2002", headers, type: "application/json" },
  health: { path: "/api/health", type: "application/json" },
});

test("PostgreSQL is down for eight seconds: cached answers as usual, plain 503s, and everything recovers", async () => {
  const { url } = garden.server();
  const owner = await gardener(url);
  for (const n of [2001, 2002]) expect((await owner.add(n)).status).toBe(200);
  // Each quotation makes a page of its own in the cache: another one asks the database.
  const kept = ["/api/flora/p2001", "/api/resources"];
  // By then the cache knows of the saves, and keeps what is requested.
  await passed(2000);
  for (const path of kept) expect((await fetch(`${url}${path}`)).status).toBe(200);
  const startAgain = await postgres.end();
  let isAway = true;
  const began = performance.now();
  /** @type {Record<string, number>} */
  const refused = {};
  let worst = 0;
  try {
    const read = Promise.all(
      kept.map((path) => readers(url, [path], { until: () => !isAway, readers: 1 })),
    );
    while (performance.now() - began < 8000) {
      for (const [name, { path, type, ...sent }] of Object.entries(unkept(owner.headers))) {
        const asked = performance.now();
        const answer = await fetch(`${url}${path}`, sent);
        const text = await answer.text();
        worst = Math.max(worst, Math.round(performance.now() - asked));
        const { status, headers } = answer;
        expect([name, status, headers.get("retry-after")]).toEqual([name, 503, "5"]);
        expect(headers.get("content-type")).toContain(type);
        expect([showsStack(text), /ECONNREFUSED|127\.0\.0\.1|select |knex/i.exec(text)]).toEqual([
          false,
          null,
        ]);
        refused[name] = (refused[name] ?? 0) + 1;
      }
      const { status, headers } = await owner.add(2003);
      expect(["save", status, headers.get("retry-after")]).toEqual(["save", 503, "5"]);
    }
    isAway = false;
    const seen = await read;
    say(
      `PostgreSQL away: ${JSON.stringify(refused)} were 503, worst ${worst} ms; kept ${seen.map(inWords).join("; ")}`,
    );
    expect(seen.map(({ statuses }) => Object.keys(statuses))).toEqual(kept.map(() => ["200"]));
  } finally {
    isAway = false;
    await startAgain();
  }
  await vi.waitFor(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200), 5000);
  for (const { path, headers } of Object.values(unkept(owner.headers)))
    expect([path, (await fetch(`${url}${path}`, { headers })).status]).toEqual([path, 200]);
  expect((await owner.add(2003)).status).toBe(200);
  const found = await owner.all();
  expect([2001, 2002, 2003].filter((n) => found.has(n))).toEqual([2001, 2002, 2003]);
});
