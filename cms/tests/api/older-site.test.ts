import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { adoptOlderSite, hasSiteRecord } from "../../../scripts/demo/site-record.mjs";
import type { Site } from "../../../scripts/demo/site";
import { useSite } from "../boot";
import { ask } from "../fixtures/ask";
import { painted } from "../fixtures/pictures";

const site = useSite();

test("a site from before the site record keeps its words, and the pictures its owner has put there", async () => {
  const strapi = site.strapi as unknown as Site;
  const pictures = join(site.dataDir, "images/site");
  mkdirSync(pictures, { recursive: true });
  const own = join(pictures, "tile-flora.jpg");
  writeFileSync(own, await painted("jpeg"));
  expect(await hasSiteRecord(strapi)).toBe(false);
  const stored = (name: string) => Promise.resolve(name === "tile-flora.jpg" ? own : null);
  await adoptOlderSite(strapi, join(site.dataDir, "imports/older-site"), stored);

  expect(await hasSiteRecord(strapi)).toBe(true);
  const home = (await ask(`${site.url}/`)).text;
  for (const text of ["Welcome to the backyard", "Red clay loam", "tile-flora.jpg"])
    expect(home).toContain(text);
  expect(home).not.toContain("tile-fauna.jpg");
  expect((await ask(`${site.url}/contact`)).text).toContain("Dear gardener,");
  expect((await ask(`${site.url}/photos`)).text).not.toContain("tile-flora.jpg");
  // The file it was made from stays where it was.
  expect((await fetch(`${site.url}/assets/images/site/tile-flora.jpg`)).status).toBe(200);
});
