import { accountMessages } from "shared-types/account/codes";
import { afterEach, describe, expect, test } from "vitest";
import { ask, send } from "../fixtures/ask";
import { pass, second } from "../fixtures/clock";
import { adminToken, bearer, getUser, owner, signIn } from "../fixtures/owner";
import { panelOf, useOwnersSite } from "../fixtures/panel";
import { tableOf, userUid } from "../fixtures/records";

const { site, panel } = useOwnersSite();
const email = "gardener@example.org";

afterEach(() => pass(61 * second));

const change = (to: string, password = owner.password) =>
  panel.save("PUT", "owner/email", { email: to, currentPassword: password });

describe("a new e-mail address", () => {
  test.each([
    ["that is none", "gardener", "Please enter a valid e-mail address."],
    ["that is the old one", owner.email, accountMessages.sameEmail],
    ["of another account", "guest@example.org", accountMessages.emailTaken],
    ["of another account of Strapi's admin", "editor@example.org", accountMessages.emailTaken],
  ])("%s is refused on its field", async (_case, to, errorMessage) => {
    const { db } = site.strapi;
    const guest = { username: "guest", email: "guest@example.org", provider: "local" };
    await db.query(userUid).create({ data: guest });
    await db.query("admin::user").create({ data: { email: "editor@example.org", isActive: true } });
    expect(await change(to)).toEqual([{ fieldId: "email", errorMessage }]);
    await db.query(userUid).deleteMany({ where: { email: guest.email } });
    await db.query("admin::user").deleteMany({ where: { email: "editor@example.org" } });
    expect((await panel.get("owner/email")).body).toEqual({ email: owner.email });
  });

  test("needs the password", async () => {
    expect(await change(email, "not this one")).toEqual([
      { fieldId: "currentPassword", errorMessage: accountMessages.wrongPassword },
    ]);
  });

  test("holds for the panel and Strapi's admin, and ends other sessions and reset links", async () => {
    Object.assign(panel, panelOf(site.url, (await signIn(site.url)).token));
    const other = await signIn(site.url);
    const headers = bearer(await adminToken(site.url));
    const knex = site.strapi.db.connection;
    const users = tableOf(site.strapi, userUid);
    const { id } = await users.findOne({ where: { email: owner.email } });
    await knex("reset_links").insert({ hash: "h", user_id: id, expires: Date.now() + 1e6 });

    expect(await change(email)).toEqual([]);
    expect((await panel.get("owner/email")).body).toEqual({ email });
    expect((await getUser(site.url, bearer(other.token))).body).toEqual([]);
    expect((await ask(`${site.url}/admin/users/me`, { headers })).status).toBe(401);
    expect(await knex("reset_links")).toEqual([]);

    expect((await signIn(site.url)).status).toBe(401);
    expect((await signIn(site.url, { ...owner, email })).status).toBe(200);
    const admin = { email, password: owner.password };
    expect((await send(`${site.url}/admin/login`, admin)).status).toBe(200);
  });
});
