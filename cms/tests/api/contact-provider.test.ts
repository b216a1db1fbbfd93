// @slow
import type { ServerResponse } from "node:http";
import { contactMessages } from "shared-types/contact/codes";
import type { CaptchaSettings } from "shared-types/site/parts";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { bootSite, type BootedSite } from "../boot";
import { ask } from "../fixtures/ask";
import { say, startProvider, type FakeProvider, type Manner } from "../fixtures/captcha-provider";
import { newVisitor, storedMessages } from "../fixtures/contact";

const secret = "only-the-provider-and-we-know";
let provider: FakeProvider;
let site: BootedSite;
const log = { warn: vi.fn(), error: vi.fn() };

beforeAll(async () => {
  provider = await startProvider();
  const account = { CAPTCHA_SITEKEY: "FCMSITE", CAPTCHA_SECRET: secret };
  site = await bootSite({ env: { ...account, CAPTCHA_PROVIDER: provider.url } });
});
beforeEach(() => {
  provider.asked.length = 0;
  for (const level of ["warn", "error"] as const) {
    log[level].mockClear();
    vi.spyOn(site.strapi.log, level).mockImplementation(log[level]);
  }
});
afterAll(async () => {
  for (const name of ["CAPTCHA_SITEKEY", "CAPTCHA_SECRET", "CAPTCHA_PROVIDER"])
    Reflect.deleteProperty(process.env, name);
  await site.close();
  await provider.close();
});

let solutions = 0;
const newSolution = () => `signature.puzzle${(solutions += 1)}.solutions.diagnostics`;

let written = 0;
/** Sends a message that no one has sent before. */
const write = (frcCaptchaResponse = newSolution()) =>
  newVisitor(site).write({ frcCaptchaResponse, message: `Message ${(written += 1)}` });
const onCaptcha = (errorMessage: string) => [{ fieldId: "frcCaptchaResponse", errorMessage }];
const said = () => JSON.stringify([...log.warn.mock.calls, ...log.error.mock.calls]);

describe("an outside provider", () => {
  test("is asked with the site's account; what it confirms is verified", async () => {
    provider.manner = say(200, { success: true });
    const solution = newSolution();
    expect((await write(solution)).errors).toEqual([]);
    const body = { solution, secret, sitekey: "FCMSITE" };
    expect(provider.asked).toEqual([{ path: "POST /api/v1/siteverify", body }]);
    expect((await storedMessages(site)).at(-1)).toMatchObject({ verified: true, spam: false });
    expect(log.warn).not.toHaveBeenCalled();
  });

  test.each([
    [{ success: false, errors: ["solution_invalid"] }, contactMessages.captchaFailed],
    [{ success: false }, contactMessages.captchaFailed],
    [{ success: false, errors: ["timeout_or_duplicate"] }, contactMessages.captchaUsed],
  ])("that says %j has the message refused", async (answer, message) => {
    provider.manner = say(200, answer);
    const before = (await storedMessages(site)).length;
    const { status, errors } = await write();
    expect([status, errors]).toEqual([200, onCaptcha(message)]);
    expect(await storedMessages(site)).toHaveLength(before);
  });

  test("is not asked about what is no solution yet, or a form that breaks a rule", async () => {
    const visitor = newVisitor(site);
    await visitor.write({ frcCaptchaResponse: ".UNFINISHED" });
    await visitor.write({ frcCaptchaResponse: newSolution(), message: "" });
    expect(provider.asked).toEqual([]);
  });

  test("that confirms the same solution twice has it used once all the same", async () => {
    provider.manner = say(200, { success: true });
    const solution = newSolution();
    const answers = await Promise.all([write(solution), write(solution)]);
    const messages = answers.map(({ errors }) => errors[0]?.errorMessage ?? "stored").sort();
    expect(messages).toEqual([contactMessages.captchaUsed, "stored"]);
  });

  test("has its widget allowed in the page, with its own key", async () => {
    const { text, headers } = await ask(`${site.url}/contact`);
    expect(headers.get("content-security-policy")).toContain(`connect-src 'self' ${provider.url}`);
    const [, json = ""] = /id="page-data">(.*?)<\/script>/.exec(text) ?? [];
    const { settings } = JSON.parse(json) as { settings: { captcha: CaptchaSettings } };
    const puzzleUrl = `${provider.url}/api/v1/puzzle`;
    expect(settings.captcha).toEqual({ sitekey: "FCMSITE", puzzleUrl });
    expect(text).not.toContain(secret);
  });
});

/** An endless body, a byte at a time. */
const drip: Manner = (response) => {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 100);
  response.on("close", () => clearInterval(timer));
};

function flood(response: ServerResponse): void {
  response.writeHead(200);
  const more = (): void => {
    while (!response.destroyed && response.write("x".repeat(16_384)));
  };
  response.on("drain", more);
  more();
}

describe("a provider that is no help has the message kept, unverified", () => {
  const cases: [what: string, manner: Manner, level: "warn" | "error"][] = [
    ["answers 500", say(500, { success: true }), "warn"],
    ["answers 429", say(429, { success: false }), "warn"],
    ["answers 401", say(401, { success: false, errors: ["secret_invalid"] }), "error"],
    ["answers 400", say(400, { success: false, errors: ["bad_request"] }), "error"],
    ["answers 302", (response) => response.writeHead(302, { location: "/yes" }).end(), "warn"],
    ["sends a page", say(200, "<html>success: true</html>"), "warn"],
    ["sends nothing", say(200, ""), "warn"],
    ["says success 'yes'", say(200, { success: "yes" }), "warn"],
    ["says nothing of success", say(200, { ok: true }), "warn"],
    ["sends a list", say(200, [true]), "warn"],
    ["sends null", say(200, "null"), "warn"],
    ["hangs up", (response) => response.socket?.destroy(), "warn"],
    ["sends without end", flood, "warn"],
  ];
  test.each(cases)("when it %s", async (_what, manner, level) => {
    provider.manner = manner;
    const solution = newSolution();
    const { status, errors } = await write(solution);
    expect([status, errors]).toEqual([200, []]);
    expect((await storedMessages(site)).at(-1)).toMatchObject({ verified: false, spam: false });
    expect(log[level]).toHaveBeenCalledTimes(1);
    expect(said().includes("CAPTCHA_SECRET")).toBe(level === "error");
    expect(said()).not.toContain(secret);
    expect((await write(solution)).errors).toEqual(onCaptcha(contactMessages.captchaUsed));
  });

  test.each<[string, Manner]>([
    ["never answers", () => undefined],
    ["drips", drip],
  ])("within five seconds when it %s", async (_what, manner) => {
    provider.manner = manner;
    const began = performance.now();
    expect((await write()).errors).toEqual([]);
    // Neither would ever end by itself.
    expect(performance.now() - began).toBeGreaterThan(4500);
    expect((await storedMessages(site)).at(-1)).toMatchObject({ verified: false });
    expect(said()).toContain("did not answer within 5 s");
  });

  test("when nobody is there", async () => {
    await provider.close();
    expect((await write()).errors).toEqual([]);
    expect((await storedMessages(site)).at(-1)).toMatchObject({ verified: false });
    expect(said()).toContain("ECONNREFUSED");
    provider = await startProvider();
  });
});
