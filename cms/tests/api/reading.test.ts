import { beforeAll, expect, test } from "vitest";
import { calls, type Call } from "shared-types";
import { useSite } from "../boot";
import { placeOf, rowsOf } from "../fixtures/backup";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";

const site = useSite();

beforeAll(async () => {
  await create(site.strapi, "plant", plant("wren-1", "White Oak"));
});

const publicReads = (Object.values(calls) as Call[])
  .filter(({ method, who }) => method === "GET" && who === "anyone")
  .map(({ path }) => path.replace("{keyId}", "wren-1").replace(/\{\w+\}/, "1"));

async function pages(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const found = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return found.map(([, address = ""]) => new URL(address).pathname);
}

/** All rows but those in which Strapi notes what its own clock makes it do, seconds after a start. */
async function rows() {
  const { strapi_core_store_settings: settings = [], ...others } = await rowsOf(placeOf(site));
  return { ...others, settings: settings.filter((row) => !row.includes("plugin_upload_metrics")) };
}

test("whatever is read, no row changes", async () => {
  const paths = [...publicReads, ...(await pages()), "/cp", "/feed.xml", "/no-such-page"];
  expect(paths).toContain("/flora/wren-1");
  const before = await rows();
  for (const path of paths)
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      const answer = await fetch(site.url + path, { method, redirect: "manual" });
      await answer.arrayBuffer();
      expect(answer.status).toBeLessThan(500);
    }
  expect(await rows()).toEqual(before);
});
