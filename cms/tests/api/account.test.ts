import { accountMessages } from "shared-types/account/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { afterEach, describe, expect, test } from "vitest";
import { ask, send } from "../fixtures/ask";
import { pass, second } from "../fixtures/clock";
import { adminToken, bearer, getUser, owner, signIn } from "../fixtures/owner";
import { panelOf, useOwnersSite } from "../fixtures/panel";
import { tableOf, userUid } from "../fixtures/records";

const { site, panel } = useOwnersSite();
/** What the owner signs in with. */
let now = owner;

afterEach(() => pass(61 * second));

const adminSignIn = (who: typeof owner) => send(`${site.url}/admin/login`, who);

const fields = {
  email: { field: "email", asked: "currentPassword" },
  password: { field: "newPassword", asked: "oldPassword" },
};
const next = { email: "gardener@example.org", password: "a heron stood in the pond" };

describe.each(["email", "password"] as const)("a new %s", (kind) => {
  const { field, asked } = fields[kind];
  const call = (to: string, password = now.password) =>
    panel.call<ValidationErrors>("PUT", `owner/${kind}`, { [field]: to, [asked]: password });
  const change = async (to: string, password?: string) => (await call(to, password)).body;

  const refused = {
    email: [
      ["that is none", "gardener", "Please enter a valid e-mail address."],
      ["that is the old one", owner.email, accountMessages.sameEmail],
      ["of another account", "guest@example.org", accountMessages.emailTaken],
      ["of another account of Strapi's admin", "editor@example.org", accountMessages.emailTaken],
    ],
    password: [
      ["of 11 bytes", "wren nests!", "must have 12 to 72"],
      ["of 73 bytes", "a9 ".repeat(24) + "z", "must have 12 to 72"],
      ["everybody has", "Password1234", accountMessages.common],
      ["with the e-mail in it", `my ${next.email.toUpperCase()}`, accountMessages.hasEmail],
      ["that is the old one", owner.password, accountMessages.same],
    ],
  };
  test.each(refused[kind])("%s is refused on its field", async (_case, to = "", said = "") => {
    const { db } = site.strapi;
    const guest = { username: "guest", email: "guest@example.org", provider: "local" };
    const editor = { email: "editor@example.org", isActive: true };
    await db.query(userUid).create({ data: guest });
    await db.query("admin::user").create({ data: editor });
    const errorMessage = expect.stringContaining(said) as string;
    expect(await change(to)).toEqual([{ fieldId: field, errorMessage }]);
    await db.query(userUid).deleteMany({ where: { email: guest.email } });
    await db.query("admin::user").deleteMany({ where: { email: editor.email } });
    expect((await panel.get("owner/email")).body).toEqual({ email: now.email });
    expect((await signIn(site.url, now)).status).toBe(200);
  });

  test("needs the password; wrong ones are wrong sign-ins", async () => {
    for (let n = 0; n < 10; n += 1)
      expect(await change(next[kind], "not this one")).toEqual([
        { fieldId: asked, errorMessage: accountMessages.wrongPassword },
      ]);
    const late = await call(next[kind]);
    expect(late.status).toBe(429);
    expect(late.body).toEqual([{ fieldId: "", errorMessage: accountMessages.tooOften }]);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await signIn(site.url, now)).status).toBe(429);
  });

  test("holds for the panel and Strapi's admin, and ends other sessions and reset links", async () => {
    Object.assign(panel, panelOf(site.url, (await signIn(site.url, now)).token));
    const other = await signIn(site.url, now);
    const headers = bearer(await adminToken(site.url, now));
    const asAdmin = async () => (await ask(`${site.url}/admin/users/me`, { headers })).status;
    expect(await asAdmin()).toBe(200);
    const knex = site.strapi.db.connection;
    const { id } = await tableOf(site.strapi, userUid).findOne({ where: { email: now.email } });
    await knex("reset_links").insert({ hash: "h", user_id: id, expires: Date.now() + 1e6 });

    const before = now;
    expect(await change(next[kind])).toEqual([]);
    now = { ...now, [kind]: next[kind] };
    expect((await panel.get("owner/email")).body).toEqual({ email: now.email });
    expect((await getUser(site.url, bearer(other.token))).body).toEqual([]);
    const renewal = { method: "POST", headers: { cookie: other.cookie } };
    expect((await ask(`${site.url}/api/auth/refresh`, renewal)).status).toBe(401);
    expect(await asAdmin()).toBe(401);
    expect(await knex("reset_links")).toEqual([]);

    const both = async (who: typeof owner) =>
      [(await signIn(site.url, who)).status, (await adminSignIn(who)).status] as const;
    expect(await both(before)).toEqual([401, 400]);
    expect(await both(now)).toEqual([200, 200]);
  });
});
