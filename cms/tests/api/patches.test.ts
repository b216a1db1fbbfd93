import { setImmediate as turn } from "node:timers/promises";
import { beforeAll, expect, test, vi } from "vitest";
import { useSite } from "../boot";
import { ask } from "../fixtures/ask";
import { refusedConnection, takeDatabaseAway } from "../fixtures/database-away";
import { arrange, columnsOf } from "../fixtures/list-layout";
import { bearer, setUp, signIn } from "../fixtures/owner";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";

// Each test shows that Strapi, as it comes, still does what a file of src/patches works around; the others
// are in tests/unit/patches.test.ts. One that fails says: Strapi has changed, take the patch out.

const site = useSite();
beforeAll(async () => {
  expect((await setUp(site.url)).body).toEqual([]);
});

const away = refusedConnection();
const sessions = () => site.strapi.sessionManager("users-permissions");

test("the plugin calls a session ended while the database is away (refresh-errors)", async () => {
  const { cookie } = await signIn(site.url);
  const token = /habitat_refresh=([^;]+)/.exec(cookie)?.[1] ?? "";
  const bringBack = takeDatabaseAway(site.strapi, away);
  const rotation = await sessions().rotateRefreshToken(token).finally(bringBack);
  expect(rotation).toEqual({ error: expect.any(String) as string });
});

test("the plugin takes an access token after its session has ended (middlewares/session-calls)", async () => {
  const { token, cookie } = await signIn(site.url);
  const headers = { ...bearer(token), cookie };
  const { status } = await ask(`${site.url}/api/auth/logout`, { method: "POST", headers });
  expect(status).toBe(200);
  expect(sessions().validateAccessToken(token)).toMatchObject({ isValid: true });
});

test("Strapi leaves rejections unhandled (unhandled-rejections)", async () => {
  await create(site.strapi, "plant", plant("oak", "White Oak"));
  const others = process.listeners("unhandledRejection");
  const stray = vi.fn();
  process.removeAllListeners("unhandledRejection").on("unhandledRejection", stray);
  const populate = ["thumb", "banner", "photos", "links"];
  type Ask = (connection: unknown, statement: { sql: string }) => Promise<unknown>;
  const client = site.strapi.db.connection.client as {
    constructor: { prototype: { _query: Ask } };
  };
  const { prototype } = client.constructor;
  const { _query: query } = prototype;
  prototype._query = function (connection, statement) {
    const joins = statement.sql.includes("_lnk");
    return joins ? Promise.reject(away) : query.call(this, connection, statement);
  };
  try {
    const found = site.strapi.db.query("api::plant.plant").findMany({ populate });
    await expect(found).rejects.toThrow("ECONNREFUSED");
    for (let turns = 0; turns < 5; turns += 1) await turn();
    expect(stray).toHaveBeenCalled();
  } finally {
    prototype._query = query;
    process.removeAllListeners("unhandledRejection");
    for (const listener of others) process.on("unhandledRejection", listener);
  }
});

test("Strapi keeps a stored list layout (list-columns)", async () => {
  const list = (await columnsOf(site.strapi, "quote")).slice(0, 1);
  await arrange(site.strapi, "quote", list);
  await site.restart();
  expect(await columnsOf(site.strapi, "quote")).toEqual(list);
});
