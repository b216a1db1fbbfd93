import { beforeAll, expect, test } from "vitest";
import { useSite } from "../boot";
import { ask } from "../fixtures/ask";
import { refusedConnection, takeDatabaseAway } from "../fixtures/database-away";
import { bearer, getUser, setUp, signIn } from "../fixtures/owner";

const site = useSite();
beforeAll(async () => {
  expect((await setUp(site.url)).body).toEqual([]);
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
