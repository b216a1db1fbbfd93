import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { useSite } from "../boot";
import { folderOfFile } from "../fixtures/folders";
import { raw } from "../fixtures/raw";

const site = useSite();
const dist = folderOfFile();
beforeAll(() => {
  site.strapi.dirs.dist.root = dist;
});

const page = { headers: { accept: "text/html,*/*;q=0.8" } };
const noSuchProcess = 2 ** 30;

test.each([
  ["not built", undefined, "is not built yet", false],
  ["being built", String(process.pid), "is being built", true],
  ["left by a builder that has ended", String(noSuchProcess), "is not built yet", false],
  ["not to be built", "failed", "could not be built", false],
])("Strapi's admin, %s, is a page that says so", async (_what, note, words, reloads) => {
  if (note !== undefined) writeFileSync(join(dist, ".admin"), note);
  for (const path of ["/admin", "/admin/", "/admin/content-manager"]) {
    const { status, headers, text } = await raw(site.url, path, page);
    const { "retry-after": after, "cache-control": cached } = headers;
    expect([status, after, cached]).toEqual([503, "5", "no-store"]);
    expect(text).toContain(`<title>Strapi’s admin ${words}</title>`);
    expect(text.includes('<meta http-equiv="refresh" content="5">')).toBe(reloads);
  }
});

test("its calls are answered meanwhile, and once it is built so are its pages", async () => {
  const asCall = { headers: { accept: "application/json" } };
  expect((await raw(site.url, "/admin/init", asCall)).status).toBe(200);
  mkdirSync(join(dist, "build"));
  writeFileSync(join(dist, "build/.built"), "");
  // Under test Strapi does not serve it.
  expect((await raw(site.url, "/admin", page)).status).toBe(404);
});
