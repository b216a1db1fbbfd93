import { beforeAll, expect, test } from "vitest";
import { useSite } from "../boot";
import { owner, setUp, signIn } from "../fixtures/owner";
import { raw, rawSend } from "../fixtures/raw";

const site = useSite({ env: { STRAPI_ADMIN: "off" } });
beforeAll(async () => {
  await setUp(site.url);
});

test("with STRAPI_ADMIN=off Strapi's admin is a 404 and the panel works", async () => {
  for (const path of ["/admin", "/admin/init", "/content-manager/init", "/upload"])
    expect([path, (await raw(site.url, path)).status]).toEqual([path, 404]);
  for (const path of ["/admin/login", "/Admin/Login/", "/CONTENT-MANAGER/uid/generate"]) {
    expect([path, (await rawSend(site.url, path, owner)).status]).toEqual([path, 404]);
  }
  expect((await signIn(site.url)).status).toBe(200);
  expect((await raw(site.url, "/api/cats")).status).toBe(200);
});
