import { beforeAll, expect, test, vi } from "vitest";
import { useSite } from "../boot";
import { ask } from "../fixtures/ask";
import { refusedConnection, takeDatabaseAway } from "../fixtures/database-away";
import { arrange, columnsOf } from "../fixtures/list-layout";
import { fresh } from "../fixtures/kept";
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

/** Saves as Strapi does by itself (commit-callbacks). */
async function withoutPatch<T>(save: () => Promise<T>): Promise<T> {
  const { db } = site.strapi;
  const patched = Object.getOwnPropertyDescriptor(db, "transaction") ?? {};
  Reflect.deleteProperty(db, "transaction");
  return save().finally(() => Object.defineProperty(db, "transaction", patched));
}
const sessions = () => site.strapi.sessionManager("users-permissions");

test("the plugin calls a session ended while the database is away (refresh-errors)", async () => {
  const { cookie } = await signIn(site.url);
  const token = /habitat_refresh=([^;]+)/.exec(cookie)?.[1] ?? "";
  const bringBack = takeDatabaseAway(site.strapi, away);
  const rotation = await sessions().rotateRefreshToken(token).finally(bringBack);
  expect(rotation).toEqual({ error: expect.any(String) as string });
});

test("Strapi refuses the token that a lost renewal has replaced (lost-renewals)", async () => {
  const { cookie } = await signIn(site.url);
  const token = /habitat_refresh=([^;]+)/.exec(cookie)?.[1] ?? "";
  expect(await sessions().rotateRefreshToken(token)).toMatchObject({ type: "refresh" });
  expect(await sessions().rotateRefreshToken(token)).toEqual({ error: "invalid_refresh_token" });
});

test("the plugin takes an access token after its session has ended (middlewares/session-calls)", async () => {
  const { token, cookie } = await signIn(site.url);
  const headers = { ...bearer(token), cookie };
  const { status } = await ask(`${site.url}/api/auth/logout`, { method: "POST", headers });
  expect(status).toBe(200);
  expect(sessions().validateAccessToken(token)).toMatchObject({ isValid: true });
});

test("Strapi's e-mail plugin keeps the provider of its start (mail-provider)", async () => {
  const plugin = site.strapi.plugin("email");
  const { provider: ours } = plugin as unknown as { provider: object };
  const kept = { send: vi.fn() };
  Object.assign(plugin, { provider: kept });
  site.strapi.config.set("plugin::email.provider", "another");
  await plugin.service<{ send(mail: object): Promise<void> }>("email").send({ to: "a@b.org" });
  expect(kept.send).toHaveBeenCalled();
  Object.assign(plugin, { provider: ours });
});

test("Strapi leaves rejections unhandled (unhandled-rejections)", async () => {
  // The event of this save is what fails.
  await withoutPatch(() => create(site.strapi, "plant", plant("oak", "White Oak")));
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
    // The other queries of the same read fail later; how much later depends on the connections.
    await vi.waitFor(() => {
      expect(stray).toHaveBeenCalled();
    });
  } finally {
    prototype._query = query;
    process.removeAllListeners("unhandledRejection");
    for (const listener of others) process.on("unhandledRejection", listener);
  }
});

test("Strapi reads all documents of a commit at once (commit-callbacks)", async () => {
  const { db } = site.strapi;
  type Work = (hooks: { onCommit: (callback: () => void) => void }) => Promise<void>;
  const asItComes = Object.getPrototypeOf(db) as {
    transaction: (this: typeof db, work: Work) => Promise<void>;
  };
  const saveTwo = async () => {
    let readAtCommit = 0;
    const asked = vi.spyOn(db, "query");
    await asItComes.transaction.call(db, async ({ onCommit }) => {
      for (const key of ["one", "two"])
        await create(site.strapi, "plant", plant(`${key}-${fresh()}`, key));
      asked.mockClear();
      // Strapi's own callbacks come before this one.
      onCommit(() => {
        readAtCommit = asked.mock.calls.length;
      });
    });
    asked.mockRestore();
    return readAtCommit;
  };
  // With the patch, the second document waits for its turn.
  expect(await saveTwo()).toBe(1);
  expect(await withoutPatch(saveTwo)).toBe(2);
});

test("Strapi keeps a stored list layout (list-columns)", async () => {
  const list = (await columnsOf(site.strapi, "quote")).slice(0, 1);
  await arrange(site.strapi, "quote", list);
  await site.restart();
  expect(await columnsOf(site.strapi, "quote")).toEqual(list);
});
