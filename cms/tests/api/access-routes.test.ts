// @slow
import { calls } from "shared-types/calls";
import type { Call } from "shared-types/kit/call";
import { beforeAll, expect, test } from "vitest";
import { useSite } from "../boot";
import { tokensOf } from "../fixtures/access";
import { adminToken, bearer } from "../fixtures/owner";
import { raw } from "../fixtures/raw";
import { routesOf, type Route } from "../fixtures/routes";

const site = useSite();
let tokens: string[];

beforeAll(async () => {
  tokens = Object.values(await tokensOf(site));
});

async function statusOf({ method, at }: Route, token: string): Promise<number> {
  // Otherwise refusals here would exceed the limit further on.
  await site.strapi.db.connection("counts").delete();
  const isBodied = method !== "GET" && method !== "DELETE";
  const { status } = await raw(site.url, at, {
    method,
    headers: {
      ...(token === "" ? {} : bearer(token)),
      ...(isBodied ? { "content-type": "application/json" } : {}),
    },
    ...(isBodied ? { body: "{}" } : {}),
  });
  return status;
}

/** A new route, or one with other permissions, changes the table: review it, then run with `-u`. */
test("every route answers each kind of caller as the committed table says", async () => {
  const rows: string[] = [`# nobody, bad token, guest, owner (the panel's token, never Strapi's)`];
  for (const route of routesOf(site.strapi)) {
    const statuses: number[] = [];
    for (const token of tokens) statuses.push(await statusOf(route, token));
    rows.push(`${statuses.join(" ")}  ${route.method} ${route.path}`);
  }
  await expect(`${rows.join("\n")}\n`).toMatchFileSnapshot("access-table.txt");
});

test("an admin token of Strapi is refused by the owner's calls", async () => {
  const token = await adminToken(site.url);
  expect((await raw(site.url, "/admin/users/me", { headers: bearer(token) })).status).toBe(200);
  const owners = (Object.values(calls) as Call[]).filter(({ who }) => who !== "anyone");
  for (const { method, path } of owners) {
    const at = path.replace(/\{\w+\}/g, "1");
    expect([path, (await raw(site.url, at, { method, headers: bearer(token) })).status]).toEqual([
      path,
      401,
    ]);
  }
});
