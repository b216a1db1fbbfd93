// @slow
import { afterEach, describe, expect, test, vi } from "vitest";
import { useSite } from "../boot";
import { send, type Answer } from "../fixtures/ask";
import { pass, second } from "../fixtures/clock";
import { expectNoLeak } from "../fixtures/errors";
import { owner, setUp, trySignIn } from "../fixtures/owner";
import { tableOf } from "../fixtures/records";

const site = useSite();
afterEach(() => pass(4000 * second));

const adminSignIn = (password: string, path = "/admin/login", more: object = {}) =>
  send(`${site.url}${path}`, { email: owner.email, password, ...more });

function expectLate(answer: Answer<unknown>): void {
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  expectNoLeak(answer);
}

test("nobody can register as Strapi's first admin", async () => {
  const stranger = { email: "first@example.org", password: "First come 1st", firstname: "A" };
  for (const path of ["/admin/register-admin", "/admin/register-admin/", "/ADMIN/Register-Admin"])
    expect((await send(`${site.url}${path}`, stranger)).status).toBe(404);
  expect(await tableOf(site.strapi, "admin::user").count()).toBe(0);
  await setUp(site.url);
});

describe("wrong passwords", () => {
  test("in the panel and in Strapi's admin count together, also after a restart", async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await trySignIn(site.url, owner.email, "wrong")).status).toBe(401);
      expect((await adminSignIn("wrong")).status).toBe(400);
    }
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    await site.restart();
    expectLate(await adminSignIn(owner.password));
    expectLate(await trySignIn(site.url, owner.email, owner.password));
    pass(61 * second);
    expect((await adminSignIn(owner.password)).status).toBe(200);
  });

  test("in Strapi's admin are counted whatever the spelling, headers, fields or query", async () => {
    const ways = [
      () => adminSignIn("wrong"),
      () => adminSignIn("wrong", "/admin/login/"),
      () => adminSignIn("wrong", "/ADMIN/Login"),
      () => adminSignIn("wrong", "/admin/login", { rememberMe: true, deviceName: "x" }),
      () => adminSignIn("wrong", "/admin/login?email=a@example.org&password=x"),
      () => send(`${site.url}/admin/login`, { email: "other@example.org", password: "x" }),
      () => send(`${site.url}/admin/login`, { email: ["x"], password: {} }),
      () => send(`${site.url}/admin/login?email=${owner.email}&password=${owner.password}`, {}),
    ];
    for (const way of ways) expect((await way()).status).toBe(400);
    for (let n = 0; n < 4; n += 1) {
      const wrong = { email: owner.email, password: "wrong" };
      const headers = { "x-forwarded-for": `203.0.113.${n}` };
      const { status } = await send(`${site.url}/admin/login`, wrong, "POST", headers);
      expect(status).toBe(n < 2 ? 400 : 429);
    }
    for (const way of ways) expectLate(await way());
  });

  test("get the same answer for an account that exists and one that does not", async () => {
    const [known, unknown] = [
      await adminSignIn("wrong"),
      await send(`${site.url}/admin/login`, { email: "nobody@example.org", password: "wrong" }),
    ];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });
});

test("guessed reset and registration tokens count as wrong passwords", async () => {
  const guess = (n: number) => {
    const password = "Another 1 entirely";
    return n % 2 === 0
      ? send(`${site.url}/admin/reset-password`, { resetPasswordToken: `t${n}`, password })
      : send(`${site.url}/admin/register/`, {
          registrationToken: `t${n}`,
          userInfo: { firstname: "A", password },
        });
  };
  for (let n = 0; n < 10; n += 1) expect((await guess(n)).status).toBe(400);
  expectLate(await guess(10));
  expectLate(await guess(11));
});

test("Strapi's reset mails are limited to three an hour for an account and ten from an address", async () => {
  const ask = (email: string) => send(`${site.url}/admin/forgot-password`, { email });
  for (let n = 0; n < 3; n += 1) expect((await ask(owner.email)).status).toBe(204);
  expectLate(await ask(owner.email.toUpperCase()));
  for (let n = 0; n < 7; n += 1) expect((await ask(`person${n}@example.org`)).status).toBe(204);
  expectLate(await ask("one.more@example.org"));
});
