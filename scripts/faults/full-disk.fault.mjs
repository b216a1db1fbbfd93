import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { say } from "../stages/say.mjs";
import { gardener, newGarden } from "./garden.mjs";

const garden = newGarden();
beforeAll(() => garden.start());
afterAll(() => garden.remove());

/**
 * Lets no file of the server grow beyond this: what a used-up quota does, for which nobody has to be root.
 * @param {string} limit
 */
function limitFiles(limit) {
  execFileSync("prlimit", ["--pid", String(garden.server().pid), `--fsize=${limit}:unlimited`]);
}

test("a full disk: saves and uploads say so, readers read on, and with room all goes on", async () => {
  const { url, output } = garden.server();
  const owner = await gardener(url);
  expect((await owner.add(1)).status).toBe(200);
  limitFiles("4096");
  /** @type {number[]} */
  const statuses = [];
  for (const n of [2, 3, 4]) {
    const answer = await owner.add(n);
    statuses.push(answer.status);
    expect(await answer.json()).toEqual([
      { fieldId: "", errorMessage: expect.stringMatching(/disk of this site is full/) },
    ]);
  }
  const form = new FormData();
  form.set("files", new Blob([new Uint8Array(100_000)]), "wren.jpg");
  const upload = await fetch(`${url}/api/photosupload`, {
    method: "POST",
    headers: owner.headers,
    body: form,
  });
  const said = await upload.text();
  if (upload.status !== 507) say(said);
  statuses.push(upload.status);
  for (const path of ["/api/flora/p1", "/flora/p1", "/flora", "/contact", "/api/health"])
    expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200]);
  limitFiles("unlimited");
  say(`Full disk: saves and upload ${statuses.join(", ")}`);
  expect(statuses).toEqual([507, 507, 507, 507]);
  expect((await owner.add(5)).status).toBe(200);
  expect([...(await owner.all()).keys()].sort()).toEqual([1, 5]);
  expect(output()).not.toMatch(/Unhandled|uncaught/i);
});
