import { accountMessages } from "shared-types/account/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { afterEach, describe, expect, test } from "vitest";
import { ask, send } from "../fixtures/ask";
import { pass, second } from "../fixtures/clock";
import { adminToken, bearer, getUser, owner, signIn } from "../fixtures/owner";
import { panelOf, useOwnersSite } from "../fixtures/panel";

const { site, panel } = useOwnersSite();
const next = "a heron stood in the pond";

afterEach(() => pass(61 * second));

const change = (password: string, newPassword: string) =>
  panel.save("PUT", "owner/password", { oldPassword: password, newPassword });
const adminSignIn = (password: string) =>
  send(`${site.url}/admin/login`, { email: owner.email, password });

describe("a new password", () => {
  test.each([
    ["of 11 bytes", "wren nests!", "must have 12 to 72"],
    ["of 73 bytes", "a9 ".repeat(24) + "z", "must have 12 to 72"],
    ["everybody has", "Password1234", accountMessages.common],
    ["with the e-mail in it", `my ${owner.email.toUpperCase()}`, accountMessages.hasEmail],
    ["that is the old one", owner.password, accountMessages.same],
  ])("%s is refused on its field", async (_case, newPassword, said) => {
    const [error] = await change(owner.password, newPassword);
    expect(error?.fieldId).toBe("newPassword");
    expect(error?.errorMessage).toContain(said);
    expect((await signIn(site.url)).status).toBe(200);
  });

  test("needs the old one; wrong ones are wrong sign-ins", async () => {
    for (let n = 0; n < 10; n += 1)
      expect(await change("not this one", next)).toEqual([
        { fieldId: "oldPassword", errorMessage: accountMessages.wrongPassword },
      ]);
    const late = await panel.call<ValidationErrors>("PUT", "owner/password", {
      oldPassword: owner.password,
      newPassword: next,
    });
    expect(late.status).toBe(429);
    expect(late.body).toEqual([{ fieldId: "", errorMessage: accountMessages.tooOften }]);
    expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await signIn(site.url)).status).toBe(429);
  });

  test("holds for the panel and Strapi's admin, and ends all other sessions", async () => {
    Object.assign(panel, panelOf(site.url, (await signIn(site.url)).token));
    const other = await signIn(site.url);
    const headers = bearer(await adminToken(site.url));
    const asAdmin = () => fetch(`${site.url}/admin/users/me`, { headers });
    expect((await asAdmin()).status).toBe(200);

    expect(await change(owner.password, next)).toEqual([]);
    expect((await getUser(site.url, bearer(other.token))).body).toEqual([]);
    const renewal = { method: "POST", headers: { cookie: other.cookie } };
    expect((await ask(`${site.url}/api/auth/refresh`, renewal)).status).toBe(401);
    expect((await asAdmin()).status).toBe(401);
    expect((await panel.get("links")).status).toBe(200);

    expect((await signIn(site.url)).status).toBe(401);
    expect((await adminSignIn(owner.password)).status).toBe(400);
    expect((await signIn(site.url, { ...owner, password: next })).status).toBe(200);
    expect((await adminSignIn(next)).status).toBe(200);
  });
});
