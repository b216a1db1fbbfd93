// @slow
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { accountMessages } from "shared-types/account/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { send } from "../fixtures/ask";
import { hour, pass, second } from "../fixtures/clock";
import { useMailingSite } from "../fixtures/mailing-site";
import { bearer, getUser, owner, signIn } from "../fixtures/owner";
import { guest, guestsPanel, ownersPanel } from "../fixtures/panel";

const { site, server: mails } = useMailingSite();
let known = owner.password;

beforeAll(async () => {
  await ownersPanel(site);
  await guestsPanel(site);
});
afterEach(() => pass(2 * hour));

const ask = (email: string) => send<ValidationErrors>(`${site.url}/api/owner/resetask`, { email });
const reset = (token: string, newPassword: string) =>
  send<ValidationErrors>(`${site.url}/api/owner/reset`, { token, newPassword });
const settled = () =>
  (site.strapi.service("api::account.reset-mail") as unknown as { idle(): Promise<void> }).idle();
const tokenIn = (text: string) => /\/cp\/reset#([\w-]{32})/.exec(text)?.[1] ?? "";

/** The token of the requested mail. */
async function mailedToken(): Promise<string> {
  mails.received.length = 0;
  expect((await ask(owner.email)).body).toEqual([]);
  await settled();
  expect(mails.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[owner.email]]);
  return tokenIn(mails.received[0]?.text ?? "");
}

const linkUsed = [{ fieldId: "token", errorMessage: accountMessages.linkUsed }];

describe("a reset mail", () => {
  test("goes to the owner only, and its asker is told the same whoever he names", async () => {
    mails.received.length = 0;
    for (const email of [owner.email, "nobody@example.org", guest.email]) {
      const { status, text } = await ask(email);
      expect([status, text]).toEqual([200, "[]"]);
    }
    await settled();
    expect(mails.received.map(({ envelopeTo }) => envelopeTo)).toEqual([[owner.email]]);
  });

  test("is not waited for: the answer is as quick for an account as for none", async () => {
    const email = site.strapi.plugin("email").service<{ send(): Promise<unknown> }>("email");
    let release = () => {};
    const sending = vi
      .spyOn(email, "send")
      .mockImplementation(() => new Promise<void>((resolve) => (release = resolve)));
    expect((await ask(owner.email)).status).toBe(200);
    await vi.waitFor(() => expect(sending).toHaveBeenCalled());
    release();
    await settled();
    sending.mockRestore();
  });

  test("can be asked for three times an hour for an account, known or not, and ten from an address", async () => {
    for (const email of [owner.email, "nobody@example.org"]) {
      for (let n = 0; n < 3; n += 1) expect((await ask(email)).status).toBe(200);
      const late = await ask(email);
      expect([late.status, late.body]).toEqual([
        429,
        [{ fieldId: "", errorMessage: accountMessages.tooOften }],
      ]);
    }
    for (let n = 0; n < 4; n += 1) expect((await ask(`p${n}@example.org`)).status).toBe(200);
    expect((await ask("one.more@example.org")).status).toBe(429);
    await settled();
  });
});

describe("a reset link", () => {
  test("sets a password once, ends all sessions, and stands in the database as a hash", async () => {
    const { token: access } = await signIn(site.url, { ...owner, password: known });
    const [first, token] = [await mailedToken(), await mailedToken()];
    const rows = JSON.stringify(await site.strapi.db.connection("reset_links").select("*"));
    expect(rows).not.toContain(token);
    expect((await reset(token, "short")).body).toMatchObject([{ fieldId: "newPassword" }]);
    expect((await reset(token, "password1234")).body).toMatchObject([{ fieldId: "newPassword" }]);
    const both = await Promise.all([
      reset(token, "first of two at once"),
      reset(token, "second of two at once"),
    ]);
    const done = both.filter(({ body }) => body.length === 0);
    expect(done).toHaveLength(1);
    known = both[0].body.length === 0 ? "first of two at once" : "second of two at once";
    for (const used of [token, first])
      expect((await reset(used, "a third for later")).body).toEqual(linkUsed);
    expect((await getUser(site.url, bearer(access))).body).toEqual([]);
    expect((await signIn(site.url, { ...owner, password: known })).status).toBe(200);
  });

  test("is over after an hour", async () => {
    const token = await mailedToken();
    pass(hour + second);
    expect((await reset(token, "an hour too late")).body).toEqual(linkUsed);
  });

  test("cannot be guessed: wrong ones are wrong passwords", async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await reset(`guess ${n}`, "guess and guess again")).body).toEqual(linkUsed);
    expect((await reset("guess", "guess and guess again")).status).toBe(429);
  });
});

/** What `npm run owner -- reset` prints. */
async function resetFromCommandLine(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/owner.mjs", "reset"], {
    cwd: new URL("../../..", import.meta.url),
  });
  return stdout;
}

describe.each([
  ["while the site runs", resetFromCommandLine],
  [
    "while it does not",
    async () => {
      let printed = "";
      await site.restart(async () => {
        printed = await resetFromCommandLine();
      });
      return printed;
    },
  ],
])("npm run owner -- reset %s", (when, printedLink) => {
  test("prints a link, and ends all sessions", async () => {
    vi.useRealTimers();
    const { token: access } = await signIn(site.url, { ...owner, password: known });
    expect((await getUser(site.url, bearer(access))).body).not.toEqual([]);
    const printed = await printedLink();
    expect(printed).toContain(owner.email);
    expect((await getUser(site.url, bearer(access))).body).toEqual([]);
    known = `from the machine ${when}`;
    expect((await reset(tokenIn(printed), known)).body).toEqual([]);
    expect((await signIn(site.url, { ...owner, password: known })).status).toBe(200);
  });
});
