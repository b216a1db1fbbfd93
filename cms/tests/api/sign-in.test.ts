import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { useSite } from "../boot";
import { send, type Answer } from "../fixtures/ask";
import { expectError } from "../fixtures/errors";
import { owner, setUp, trySignIn } from "../fixtures/owner";
import { guest, guestsPanel } from "../fixtures/panel";
import { rawSend } from "../fixtures/raw";
import { tableOf, userUid } from "../fixtures/records";

const site = useSite();
let minutes = 0;

/** Changes only the clock, not timers. */
function nextMinute(): void {
  minutes += 2;
  vi.useFakeTimers({ toFake: ["Date"], now: start + minutes * 60_000 });
}
const start = Date.now();

beforeAll(async () => {
  await setUp(site.url);
  await guestsPanel(site);
});
afterEach(() => nextMinute());

const attempt = (identifier: unknown, password: unknown, headers?: Record<string, string>) =>
  trySignIn(site.url, identifier, password, headers);
const fail = (identifier: string = owner.email, headers?: Record<string, string>) =>
  attempt(identifier, "not this one", headers);

function expectWrong(answer: Answer<unknown>): void {
  expectError(answer, 401, "unauthenticated");
  expect(answer.text).toContain("Wrong e-mail or password.");
}

async function failTimes(times: number, identifier?: string): Promise<void> {
  for (let n = 0; n < times; n += 1) expect((await fail(identifier)).status).toBe(401);
}

describe("signing in", () => {
  test("with the right password gives a token, whatever the case of the e-mail", async () => {
    for (const identifier of [owner.email, owner.email.toUpperCase()]) {
      const { status, body, headers } = await attempt(identifier, owner.password);
      expect([status, typeof body.jwt]).toEqual([200, "string"]);
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("set-cookie")).toMatch(/^habitat_refresh=.*samesite=strict; httponly/i);
    }
  });

  test.each([
    ["a wrong password", owner.email, "wren nests in june"],
    ["the password and more", owner.email, `${owner.password} `],
    ["an e-mail nobody has", "nobody@example.org", owner.password],
    ["no e-mail", "", owner.password],
    ["no password", owner.email, ""],
    ["a name that no text can be", "\u0000", owner.password],
    ["half a letter", "\ud83d", owner.password],
    ["a very long name", "x".repeat(50_000), owner.password],
    ["a pattern", "%", owner.password],
  ])("with %s answers the same", async (_case, identifier, password) => {
    expectWrong(await attempt(identifier, password));
  });

  test("as someone who is blocked answers the same, password right or wrong", async () => {
    const users = tableOf(site.strapi, userUid);
    await users.update({ where: { email: guest.email }, data: { blocked: true } });
    expectWrong(await attempt(guest.email, guest.password));
    expectWrong(await fail(guest.email));
    await users.update({ where: { email: guest.email }, data: { blocked: false } });
  });

  test("with a password of over 72 bytes is wrong, even if the first 72 are right", async () => {
    const password = "r".repeat(36) + "s".repeat(36);
    const users = site.strapi.plugin("users-permissions").service<{
      edit(id: number, data: object): Promise<unknown>;
    }>("user");
    const { id } = await tableOf(site.strapi, userUid).findOne({
      where: { email: guest.email },
    });
    await users.edit(id, { password });
    expect((await attempt(guest.email, password)).status).toBe(200);
    expectWrong(await attempt(guest.email, `${password}t`));
    await users.edit(id, { password: guest.password });
  });

  test("takes two texts and nothing else: 400", async () => {
    for (const body of [
      {},
      [],
      { identifier: owner.email },
      { identifier: [owner.email], password: owner.password },
      { identifier: { $ne: "" }, password: owner.password },
      { identifier: owner.email, password: 5 },
      { identifier: owner.email, password: owner.password, deviceId: "x" },
      { identifier: owner.email, password: owner.password, role: 1 },
    ])
      expectError(await send(`${site.url}/api/auth/local`, body), 400, "malformed");
  });
});

describe("wrong passwords", () => {
  test("are answered ten times a minute for an address, whoever they are for; then 429", async () => {
    for (let n = 0; n < 10; n += 1) expectWrong(await fail(`person${n}@example.org`));
    for (const answer of [
      await fail("someone@example.org"),
      await attempt(owner.email, owner.password),
    ]) {
      expectError(answer, 429, "tooMany");
      const wait = Number(answer.headers.get("retry-after"));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(60);
    }
  });

  test("are forgotten after a minute", async () => {
    await failTimes(10);
    expect((await fail()).status).toBe(429);
    nextMinute();
    expectWrong(await fail());
  });

  test("sent all at once are no more than ten", async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => fail()));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([10, 15]);
  });

  test("count failures only: signing in rightly uses nothing up", async () => {
    await failTimes(9);
    for (let n = 0; n < 5; n += 1)
      expect((await attempt(owner.email, owner.password)).status).toBe(200);
    expectWrong(await fail());
    expect((await fail()).status).toBe(429);
  });

  test("are of the address that is connected: no forwarding header is believed", async () => {
    for (let n = 0; n < 11; n += 1) {
      const address = `203.0.113.${n}`;
      const answer = await fail(owner.email, {
        "x-forwarded-for": address,
        "x-real-ip": address,
        forwarded: `for=${address}`,
        "x-client-ip": address,
      });
      expect(answer.status).toBe(n < 10 ? 401 : 429);
    }
  });

  test("are answered twenty times a minute for an account, from wherever they come", async () => {
    const from = async (localAddress: string, identifier: string, password: string) => {
      const credentials = { identifier, password };
      return (await rawSend(site.url, "/api/auth/local", credentials, { localAddress })).status;
    };
    for (const address of ["127.0.0.2", "127.0.0.3"])
      for (let n = 0; n < 10; n += 1) {
        const identifier = n % 2 === 0 ? owner.email : owner.email.toUpperCase();
        expect(await from(address, identifier, "not this one")).toBe(401);
      }
    expect(await from("127.0.0.4", owner.email, owner.password)).toBe(429);
    expect(await from("127.0.0.4", guest.email, guest.password)).toBe(200);
    nextMinute();
    expect(await from("127.0.0.4", owner.email, owner.password)).toBe(200);
  });

  test("cannot be tried at another spelling of the address", async () => {
    const credentials = { identifier: "a", password: "b" };
    for (const path of ["auth/local/", "auth/Local", "/auth/local"])
      expect((await send(`${site.url}/api/${path}`, credentials)).status).toBe(404);
    expect((await send(`${site.url}/API/auth/local`, credentials)).status).toBe(404);
  });
});
