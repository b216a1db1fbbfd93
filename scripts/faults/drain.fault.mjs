import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as passed } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { say } from "../stages/say.mjs";
import { gardener, newGarden } from "./garden.mjs";

const garden = newGarden();
beforeAll(() => garden.start());
afterAll(() => garden.remove());

/**
 * A request that has been started and is completed on demand.
 * @param {string} url
 * @param {string} body
 */
async function begun(url, body) {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const head = `POST /api/flora HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 5));
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString()));
  socket.on("error", () => undefined);
  return async () => {
    socket.write(body.slice(5));
    if (!socket.closed) await Promise.race([once(socket, "close"), passed(10_000)]);
    socket.destroy();
    return text;
  };
}

test("SIGTERM under load: requests in flight are answered, and the process exits in time", async () => {
  const { url, pid, stop } = garden.server();
  expect((await (await gardener(url)).add(1)).status).toBe(200);
  const body = JSON.stringify({ searchTerm: "plant" });
  const waiting = await Promise.all(Array.from({ length: 20 }, () => begun(url, body)));
  let isOver = false;
  /** @type {string[]} */
  const cut = [];
  let answered = 0;
  let refused = 0;
  const visitor = async () => {
    while (!isOver) {
      const answer = await fetch(`${url}/api/flora/p1`).catch(() => undefined);
      if (!answer) refused += 1;
      else if (await answer.json().catch(() => undefined)) answered += 1;
      else cut.push(`${answer.status}, not whole`);
      if (!answer) await passed(20);
    }
  };
  const visitors = Array.from({ length: 16 }, visitor);
  await passed(500);
  const before = answered;
  const began = performance.now();
  process.kill(pid, "SIGTERM");
  await passed(300);
  const answers = await Promise.all(waiting.map((finish) => finish()));
  await stop();
  const ms = Math.round(performance.now() - began);
  isOver = true;
  await Promise.all(visitors);
  say(
    `SIGTERM: ${answered} answers (${answered - before} after it), ${refused} not let in, ended in ${ms} ms`,
  );
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*Plant 1/);
  expect(cut).toEqual([]);
  expect(ms).toBeLessThan(10_000);
});
