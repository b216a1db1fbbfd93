import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { say } from "../stages/say.mjs";
import { gardener, newGarden } from "./garden.mjs";
import { importPicture } from "./saves.mjs";

const garden = newGarden();
beforeAll(() => garden.start());
afterAll(() => garden.remove());

const inData = (/** @type {string} */ path) => join(garden.dataDir, path);

test("photos missing from the disk: pages as usual, 404 for the file, named to the owner", async () => {
  const { url } = garden.server();
  const { headers } = await gardener(url);
  expect(await importPicture(garden, "wren.jpg")).toMatchObject({ imported: 1 });
  const file = `${url}/assets/images/_full/wren.jpg`;
  expect((await fetch(file)).status).toBe(200);
  for (const folder of ["_full", "_thumb", "_web"]) {
    rmSync(inData(`images/${folder}`), { recursive: true });
    mkdirSync(inData(`images/${folder}`));
  }
  const statuses = [file, `${url}/photos`, `${url}/`, `${url}/api/health`].map(
    async (address) => (await fetch(address)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 200, 200, 200]);
  /** @type {any} */
  const health = await (await fetch(`${url}/api/health`, { headers })).json();
  expect(health.details.missing).toEqual({ count: 1, fileNames: ["wren.jpg"] });
  await garden.server().stop();
});

test("a photo folder that is not mounted: the site does not start and says why, unless told to", async () => {
  renameSync(inData("images"), inData("elsewhere"));
  const refused = await garden.start().then(
    () => "",
    (/** @type {unknown} */ error) => String(error),
  );
  say(
    `Not mounted: ${refused.split("\n").find((line) => line.includes("lists photos")) ?? "no word"}`,
  );
  expect(refused).toContain(`there are none in ${inData("images")}: mount the disk`);
  expect(refused).not.toMatch(/\n\s+at \S+ \(/);
  await garden.start({ ACCEPT_MISSING_IMAGES: "1" });
  expect((await fetch(`${garden.server().url}/api/health`)).status).toBe(200);
});
