import { afterAll, beforeAll, expect, test } from "vitest";
import { bootSite, type BootedSite } from "../boot";
import { owner, setUp, signIn } from "../fixtures/owner";
import { raw } from "../fixtures/raw";

let site: BootedSite;
beforeAll(async () => {
  site = await bootSite({ env: { STRAPI_ADMIN: "off" } });
  await setUp(site.url);
});
afterAll(() => site.close());

test("with STRAPI_ADMIN=off Strapi's admin is not there, and the panel is", async () => {
  for (const path of ["/admin", "/admin/init", "/content-manager/init", "/upload"])
    expect([path, (await raw(site.url, path)).status]).toEqual([path, 404]);
  for (const path of ["/admin/login", "/Admin/Login/", "/CONTENT-MANAGER/uid/generate"]) {
    const { status } = await raw(site.url, path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(owner),
    });
    expect([path, status]).toEqual([path, 404]);
  }
  expect((await signIn(site.url)).status).toBe(200);
  expect((await raw(site.url, "/api/cats")).status).toBe(200);
});
