import { beforeAll, describe, expect, test, vi } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import type { Secrets } from "../../src/platform/secrets";
import { ask, send } from "../fixtures/ask";
import { refusedConnection, takeDatabaseAway } from "../fixtures/database-away";
import { expectError } from "../fixtures/errors";
import { encoded, forgedTokens, signed, type Genuine } from "../fixtures/forged-tokens";
import { bearer, getUser, owner, secondOwner, signIn, trySignIn } from "../fixtures/owner";
import { guestsPanel, panelOf, useOwnersSite } from "../fixtures/panel";
import { raw } from "../fixtures/raw";
import { tableOf, userUid, type Stored } from "../fixtures/records";

const { site, panel } = useOwnersSite();

beforeAll(async () => {
  await guestsPanel(site);
});

describe("a token", () => {
  let genuine: Genuine;
  beforeAll(async () => {
    const { token } = panel;
    // Imported only now, because the module reads the environment when it loads.
    const { secrets } = requireFromCms("./dist/src/platform/secrets.js") as { secrets: Secrets };
    const { jwt, appKeys, ...others } = secrets;
    genuine = { token, key: jwt, otherKeys: [...appKeys, ...Object.values<string>(others)] };
  });

  /** The claims, and whether an owner's call is allowed. */
  async function opened(token: string): Promise<[claims: string, status: number]> {
    const headers = bearer(token);
    const claims = await raw(site.url, "/cp/getuser", { headers });
    const call = await raw(site.url, "/api/keywords", { headers });
    return [claims.text, call.status];
  }

  test("a token made as this site makes them opens the panel", async () => {
    const [head, body] = genuine.token
      .split(".")
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, "base64url").toString()) as unknown);
    const made = signed(head, body, genuine.key);
    expect(made).toBe(genuine.token);
    expect(await opened(made)).toEqual([expect.stringContaining('"admin"'), 200]);
  });

  test("every forged token is refused", async () => {
    const forged = forgedTokens(genuine);
    expect(forged.length).toBeGreaterThan(100);
    const verdicts: [string, string, number][] = [];
    for (const [name, token] of forged) verdicts.push([name, ...(await opened(token))]);
    expect(verdicts).toEqual(forged.map(([name]) => [name, "[]", 401]));
  });

  // Longer than all headers may be, and short enough to have left before the connection is closed.
  test("a token of twenty kilobytes is refused before it is read", async () => {
    const [, status] = await opened(`${encoded({ alg: "HS256" })}.${"A".repeat(20_000)}.A`);
    expect(status).toBe(431);
  });
});

test("while the database is unavailable nobody is signed out", async () => {
  const { token, cookie } = await signIn(site.url);
  const renew = () =>
    ask<{ jwt: string }>(`${site.url}/api/auth/refresh`, { method: "POST", headers: { cookie } });
  const bringBack = takeDatabaseAway(site.strapi, refusedConnection());
  const answers = [
    await getUser(site.url, bearer(token)),
    await renew(),
    await ask(`${site.url}/api/keywords`, { headers: bearer(token) }),
  ];
  bringBack();
  for (const { status, headers } of answers) {
    expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    expect(headers.getSetCookie()).toEqual([]);
  }
  expect((await getUser(site.url, bearer(token))).body).toHaveLength(1);
  expect((await renew()).status).toBe(200);
});

describe("a session", () => {
  const renew = (headers: Record<string, string>) =>
    ask<{ jwt?: string }>(`${site.url}/api/auth/refresh`, { method: "POST", headers });
  const leave = (headers: Record<string, string>) =>
    ask(`${site.url}/api/auth/logout`, { method: "POST", headers });

  const newCookie = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie()[0]?.split(";")[0] ?? "";

  test("is renewed by its cookie, and once more if the answer was lost; then the one before is used up", async () => {
    const { cookie } = await signIn(site.url);
    const lost = await renew({ cookie });
    expect(lost.status).toBe(200);
    expect(lost.headers.getSetCookie()[0]).toMatch(/^habitat_refresh=.*path=\/api\/auth/);
    const again = await renew({ cookie });
    expect([again.status, newCookie(again)]).toEqual([200, newCookie(lost)]);
    for (const { body } of [lost, again])
      expect((await getUser(site.url, bearer(body.jwt ?? ""))).body).toHaveLength(1);
    expect((await renew({ cookie: newCookie(again) })).status).toBe(200);
    expectError(await renew({ cookie }), 401, "unauthenticated");
  });

  test("is not renewed by a cookie that was replaced more than ten minutes ago", async () => {
    const { cookie } = await signIn(site.url);
    expect((await renew({ cookie })).status).toBe(200);
    const later = Date.now() + 600_001;
    vi.spyOn(Date, "now").mockReturnValue(later);
    expectError(await renew({ cookie }), 401, "unauthenticated");
    vi.restoreAllMocks();
  });

  test("ends with every token it had before it was renewed", async () => {
    const { cookie, token } = await signIn(site.url);
    const { body, headers } = await renew({ cookie });
    expect((await getUser(site.url, bearer(token))).body).toHaveLength(1);
    const renewed = headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect((await leave({ ...bearer(body.jwt ?? ""), cookie: renewed })).status).toBe(200);
    expect((await getUser(site.url, bearer(token))).body).toEqual([]);
    expect((await getUser(site.url, bearer(body.jwt ?? ""))).body).toEqual([]);
  });

  test("ends on this device only", async () => {
    const [phone, desk] = [await signIn(site.url), await signIn(site.url)];
    const { body, headers } = await renew({ cookie: phone.cookie });
    const cookie = headers.getSetCookie()[0]?.split(";")[0] ?? "";
    expect((await leave({ ...bearer(body.jwt ?? ""), cookie })).status).toBe(200);
    expect((await getUser(site.url, bearer(phone.token))).body).toEqual([]);
    expect((await getUser(site.url, bearer(desk.token))).body).toHaveLength(1);
    expect((await renew({ cookie: desk.cookie })).status).toBe(200);
  });

  test("is not renewed without a cookie, with a bad one, or by a token in the body", async () => {
    const { cookie } = await signIn(site.url);
    expectError(await renew({}), 401, "unauthenticated");
    for (const bad of [
      ...["", "x", "a.b.c"].map((text) => `habitat_refresh=${text}`),
      `${cookie}x`,
    ])
      expectError(await renew({ cookie: bad }), 401, "unauthenticated");
    const refreshToken = cookie.split("=")[1] ?? "";
    const inBody = await send(`${site.url}/api/auth/refresh`, { refreshToken });
    expectError(inBody, 401, "unauthenticated");
  });

  test("is renewed, begun and ended from this site's pages only", async () => {
    const { cookie, token } = await signIn(site.url);
    const others = [
      "https://evil.example",
      "null",
      "http://127.0.0.1:1",
      `${site.url}.evil.example`,
    ];
    for (const origin of others) {
      const signedIn = await trySignIn(site.url, owner.email, owner.password, { origin });
      const left = await leave({ ...bearer(token), cookie, origin });
      for (const answer of [await renew({ cookie, origin }), left, signedIn])
        expectError(answer, 403, "forbidden");
    }
    expect((await renew({ cookie, origin: site.url })).status).toBe(200);
  });

  test("that has ended answers 401 to both its tokens, and to ending it again", async () => {
    const { cookie, token } = await signIn(site.url);
    const other = await signIn(site.url);
    expect((await leave({ ...bearer(token), cookie })).status).toBe(200);
    expectError(await panelOf(site.url, token).get("links"), 401, "unauthenticated");
    expectError(await renew({ cookie }), 401, "unauthenticated");
    expectError(await leave(bearer(token)), 401, "unauthenticated");
    expectError(await leave({}), 401, "unauthenticated");
    expect((await panelOf(site.url, other.token).get("links")).status).toBe(200);
  });

  test("of an owner who is demoted, blocked or gone is refused at the next call", async () => {
    const { token } = await signIn(site.url);
    const panel = panelOf(site.url, token);
    const users = tableOf<{ role: Stored }>(site.strapi, userUid);
    const where = { email: owner.email };
    const { role } = await users.findOne({ where, populate: ["role"] });
    const guestRole = await tableOf(site.strapi, "plugin::users-permissions.role").findOne({
      where: { type: "authenticated" },
    });
    await secondOwner(users, role);
    for (const data of [{ blocked: true }, { role: null }, { role: guestRole.id }]) {
      await users.update({ where, data });
      expectError(await panel.get("links"), 403, "forbidden");
      await users.update({ where, data: { blocked: false, role: role.id } });
      expect((await panel.get("links")).status).toBe(200);
    }
    await users.delete({ where });
    expectError(await panel.get("links"), 401, "unauthenticated");
  });
});
