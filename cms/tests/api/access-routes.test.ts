// @slow
import type { Core } from "@strapi/strapi";
import { calls } from "shared-types/calls";
import type { Call } from "shared-types/kit/call";
import { beforeAll, expect, test } from "vitest";
import { useSite } from "../boot";
import { tokensOf } from "../fixtures/access";
import { adminToken, bearer } from "../fixtures/owner";
import { raw } from "../fixtures/raw";

/** One registered route of this site, a plugin or Strapi's admin. */
interface Route {
  method: string;
  /** As it was registered. */
  path: string;
  /** An address that matches it. */
  at: string;
}

const addressOf = (path: string) =>
  path
    .replace("/((?!uploads/).+)", "/nothing-here")
    .replace("(.*)", "none")
    .replace(/:\w+\??/g, "1");

const usual = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Every registered route once, in a stable order; the one that signs out last. */
function routesOf(strapi: Core.Strapi): Route[] {
  const stack = strapi.server.listRoutes() as unknown as { methods: string[]; path: string }[];
  const found = new Map<string, Route>();
  for (const { methods, path } of stack)
    for (const method of methods.filter((one) => usual.includes(one)))
      found.set(`${path} ${method}`, { method, path, at: addressOf(path) });
  const isLast = ({ path }: Route) => path === "/api/auth/logout";
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, route]) => route);
  return [...sorted.filter((route) => !isLast(route)), ...sorted.filter(isLast)];
}

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
