import type { SecondFactor, SecondFactorOffer } from "shared-types/account/answers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { codeOf } from "../../src/api/account/totp";
import { send } from "../fixtures/ask";
import { hour, pass, second } from "../fixtures/clock";
import { owner } from "../fixtures/owner";
import { panelOf, useOwnersSite } from "../fixtures/panel";

const { site, panel } = useOwnersSite();
let offer: SecondFactorOffer;

afterEach(() => pass(2 * hour));

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code shown by an app that knows the secret. */
function appsCode(ago = 0): string {
  const bits = [...offer.secret].map((letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  const secret = Buffer.from(bytes.map((eight) => Number.parseInt(eight, 2)));
  return codeOf(secret, Math.floor(Date.now() / 30_000) - ago);
}

const signIn = (code?: string, password = owner.password) =>
  send<{ jwt?: string; error?: { code: string } }>(`${site.url}/api/auth/local`, {
    identifier: owner.email,
    password,
    ...(code === undefined ? {} : { code }),
  });
const turn = (way: "on" | "off", code: string, password = owner.password) =>
  panel.save("POST", `owner/secondfactor${way}`, { password, code });
const state = async () => (await panel.get<SecondFactor>("owner/secondfactor")).body;

/** Signs in again, because a token does not live as long as these tests run. */
async function comeBack(code?: string): Promise<void> {
  const { status, body } = await signIn(code);
  expect(status).toBe(200);
  Object.assign(panel, panelOf(site.url, body.jwt ?? ""));
}

describe("before it is confirmed", () => {
  test("nothing is asked for, and a code without the password, or a wrong one, confirms nothing", async () => {
    const begun = await panel.call<SecondFactorOffer>("POST", "owner/secondfactorbegin");
    expect(begun.status).toBe(200);
    offer = begun.body;
    expect(new Set(offer.recoveryCodes).size).toBe(10);
    expect(await turn("on", appsCode(), "not this one")).toMatchObject([{ fieldId: "password" }]);
    expect(await turn("on", appsCode(5))).toMatchObject([{ fieldId: "code" }]);
    expect(await state()).toEqual({ on: false, codesLeft: 0 });
    expect((await signIn()).status).toBe(200);
  });

  test("the database holds neither the secret nor a code that could be read", async () => {
    const knex = site.strapi.db.connection;
    const rows = JSON.stringify([await knex("second_factors"), await knex("recovery_codes")]);
    for (const readable of [offer.secret, ...offer.recoveryCodes])
      expect(rows).not.toContain(readable);
  });

  test("a code of the app puts it into force, and no second one is begun beside it", async () => {
    await comeBack();
    expect(await turn("on", appsCode())).toEqual([]);
    expect(await state()).toEqual({ on: true, codesLeft: 10 });
    expect((await panel.call("POST", "owner/secondfactorbegin")).status).toBe(409);
  });
});

describe("signing in", () => {
  test("asks for a code, but only who has the password", async () => {
    const [right, wrong] = [await signIn(), await signIn(appsCode(), "wrong")];
    expect([right.status, right.body.error?.code]).toEqual([401, "codeNeeded"]);
    expect(right.headers.get("set-cookie")).toBe(null);
    expect([wrong.status, wrong.body.error?.code]).toEqual([401, "unauthenticated"]);
  });

  test("takes a code once, also over a restart, and none that is older", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const code = appsCode();
    expect((await signIn(code)).status).toBe(200);
    expect((await signIn(code)).status).toBe(401);
    await site.restart();
    expect((await signIn(code)).status).toBe(401);
    expect((await signIn(appsCode(1))).status).toBe(401);
    pass(31 * second);
    expect((await signIn(appsCode())).status).toBe(200);
  });

  test("with one code twice at once lets one in", async () => {
    const code = appsCode();
    const both = await Promise.all([signIn(code), signIn(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("takes each recovery code once, however it is typed", async () => {
    const [first = "", other = ""] = offer.recoveryCodes;
    expect((await signIn(first)).status).toBe(200);
    expect((await signIn(first)).status).toBe(401);
    await comeBack(other.toUpperCase().replace("-", " "));
    expect(await state()).toEqual({ on: true, codesLeft: 8 });
  });

  test("is closed for an hour after ten wrong codes, to a right one too", async () => {
    for (let n = 0; n < 10; n += 1) expect((await signIn("000000")).status).toBe(401);
    expect((await signIn(appsCode())).status).toBe(429);
    expect((await signIn(offer.recoveryCodes[5])).status).toBe(429);
    pass(hour + second);
    expect((await signIn(appsCode())).status).toBe(200);
  });
});

test("it is taken away with the password and a code, and nothing is asked for any more", async () => {
  await comeBack(appsCode());
  expect(await turn("off", "000000")).toMatchObject([{ fieldId: "code" }]);
  expect(await turn("off", offer.recoveryCodes[3] ?? "", "wrong")).toMatchObject([
    { fieldId: "password" },
  ]);
  expect(await turn("off", offer.recoveryCodes[3] ?? "")).toEqual([]);
  expect(await state()).toEqual({ on: false, codesLeft: 0 });
  expect((await signIn()).status).toBe(200);
});
