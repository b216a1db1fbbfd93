// @dialect database/rate-limits/rate-limits
// @slow
import { contactMessages } from "shared-types/contact/codes";
import { describe, expect, test } from "vitest";
import type { ContactService } from "../../src/api/contact/services/contact";
import { useSite } from "../boot";
import { hour, pass, second } from "../fixtures/clock";
import { newVisitor, storedMessages, type Sent, type Visitor } from "../fixtures/contact";
import { postForm, typed } from "../fixtures/posted-form";
import { answerTo } from "../fixtures/question";

const site = useSite({ env: { CAPTCHA_DIFFICULTY: "0" } });

const someone = () => newVisitor(site);

async function times<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let n = 0; n < count; n += 1) done.push(await work(n));
  return done;
}

function expectLate({ status, errors, headers }: Sent, message: string): void {
  expect([status, errors]).toEqual([429, [{ fieldId: "", errorMessage: message }]]);
  const wait = Number(headers["retry-after"]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(3600);
}

const expectStored = ({ status, errors }: Sent) => expect([status, errors]).toEqual([200, []]);
const fail = (visitor: Visitor) => visitor.write({ frcCaptchaResponse: "not this one" });

/** Headers that a client may send to look like another. */
const disguise = (n: number) => ({
  "x-forwarded-for": `203.0.113.${n}`,
  "x-real-ip": `203.0.113.${n}`,
  "x-client-ip": `203.0.113.${n}`,
  forwarded: `for=203.0.113.${n}`,
  "cf-connecting-ip": `203.0.113.${n}`,
  "user-agent": `browser ${n}`,
  cookie: `visitor=${n}`,
});

describe("messages accepted", () => {
  test("are five an hour for an address; then 429, until the first is an hour old", async () => {
    const visitor = someone();
    expectStored(await visitor.write());
    pass(600 * second);
    for (const answer of await times(4, () => visitor.write())) expectStored(answer);
    const before = (await storedMessages(site)).length;
    const frcCaptchaResponse = await visitor.solved();
    const late = await visitor.write({ frcCaptchaResponse });
    expectLate(late, contactMessages.tooOften);
    expect(await storedMessages(site)).toHaveLength(before);
    const wait = Number(late.headers["retry-after"]) * second;
    expect(wait).toBeLessThan(hour - 600 * second);
    pass(wait - 2 * second);
    expectLate(await visitor.write({ frcCaptchaResponse }), contactMessages.tooOften);
    pass(2 * second);
    expectStored(await visitor.write({ frcCaptchaResponse }));
    expectLate(await visitor.write(), contactMessages.tooOften);
    expectStored(await someone().write());
  });

  test("do not count what breaks a rule or has no captcha; spam counts", async () => {
    const visitor = someone();
    await times(8, () => visitor.write({ message: "", frcCaptchaResponse: "x" }));
    await times(8, () => visitor.write({ frcCaptchaResponse: ".UNSTARTED" }));
    for (const answer of await times(5, () => visitor.write({ website: "x" })))
      expectStored(answer);
    expectLate(await visitor.write(), contactMessages.tooOften);
  });

  test("are counted for the address that is connected, whatever is sent", async () => {
    const visitor = someone();
    const answers = await times(6, async (n) => {
      const frcCaptchaResponse = await visitor.solved();
      const fields = { nameFirst: `n${n}`, email: `e${n}@example.org`, photoId: `${n}` };
      const message = `message ${n}`;
      const more = { nameLast: "", website: "", ...fields, message, frcCaptchaResponse };
      return visitor.post(more, disguise(n));
    });
    for (const answer of answers.slice(0, 5)) expectStored(answer);
    expectLate(answers[5] as Sent, contactMessages.tooOften);
  });

  test("sent all at once are no more than five", async () => {
    const visitor = someone();
    const before = (await storedMessages(site)).length;
    const solutions = await times(12, () => visitor.solved());
    const answers = await Promise.all(
      solutions.map((frcCaptchaResponse) => visitor.write({ frcCaptchaResponse })),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(429)]).toEqual([5, 7]);
    expect(await storedMessages(site)).toHaveLength(before + 5);
  });
});

describe("wrong solutions", () => {
  test("are thirty an hour for an address; then even a right one is 429", async () => {
    const visitor = someone();
    const frcCaptchaResponse = await visitor.solved();
    for (const { status, errors } of await times(30, () => fail(visitor)))
      expect([status, errors]).toEqual([
        200,
        [{ fieldId: "frcCaptchaResponse", errorMessage: contactMessages.captchaFailed }],
      ]);
    for (const answer of [await fail(visitor), await visitor.write({ frcCaptchaResponse })])
      expectLate(answer, contactMessages.tooManyTries);
    expectStored(await someone().write());
    pass(hour);
    expectStored(await visitor.write());
  });

  test("sent all at once are no more than thirty", async () => {
    const visitor = someone();
    const answers = await Promise.all(Array.from({ length: 40 }, () => fail(visitor)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(429)]).toEqual([30, 10]);
  });
});

describe("a form sent without scripts", () => {
  const questions = () => site.strapi.service("api::contact.contact") as unknown as ContactService;

  /** The form with a recent question and its right answer. */
  function answered(more: Record<string, string> = {}): Record<string, string> {
    const { text, token } = questions().question();
    pass(4 * second);
    return { ...typed, questionToken: token, questionAnswer: answerTo(text).word, ...more };
  }
  const last = async () => (await storedMessages(site)).at(-1);

  test("is asked a question first, and stored once it is answered", async () => {
    const localAddress = someone().address;
    const before = (await storedMessages(site)).length;
    const first = await postForm(site.url, typed, { localAddress });
    expect(first.status).toBe(200);
    expect(first.headers["cache-control"]).toBe("no-store");
    expect(first.headers["content-type"]).toMatch(/^text\/html/);
    expect(first.headers["content-security-policy"]).toContain("form-action 'self'");
    expect(await storedMessages(site)).toHaveLength(before);

    const form = answered();
    expect((await postForm(site.url, form, { localAddress })).status).toBe(200);
    expect(await storedMessages(site)).toHaveLength(before + 1);
    expect(await last()).toMatchObject({
      email: "ada@example.org",
      message: "What is blue\nbeside the pond?",
      verified: false,
      spam: false,
      network: expect.stringMatching(/^127/) as string,
    });
    const other = { ...form, message: "Another message." };
    expect((await postForm(site.url, other, { localAddress })).status).toBe(422);
    // The same once more, as by a reload of the answer.
    expect((await postForm(site.url, form, { localAddress })).status).toBe(200);
    expect(await storedMessages(site)).toHaveLength(before + 1);
  });

  test("that breaks a rule is shown again: 422", async () => {
    const before = (await storedMessages(site)).length;
    for (const more of [{ message: " " }, { email: "ada" }, { nameFirst: "n".repeat(101) }])
      expect((await postForm(site.url, { ...typed, ...more })).status).toBe(422);
    const longest = `${"m\r\n".repeat(1999)}mm`;
    expect((await postForm(site.url, { ...typed, message: longest })).status).toBe(200);
    expect((await postForm(site.url, { ...typed, message: `${longest}m` })).status).toBe(422);
    expect(await storedMessages(site)).toHaveLength(before);
  });

  test("with a wrong answer uses its question up and counts; thirty are 429", async () => {
    const localAddress = someone().address;
    const right = answered({ message: "A message of its own." });
    const wrong = { ...right, questionAnswer: "nineteen" };
    expect((await postForm(site.url, wrong, { localAddress })).status).toBe(422);
    expect((await postForm(site.url, right, { localAddress })).status).toBe(422);
    const forged = answered({ questionToken: "1.2.3.4" });
    for (let n = 2; n < 30; n += 1)
      expect((await postForm(site.url, forged, { localAddress })).status).toBe(422);
    for (const form of [forged, answered(), typed]) {
      const { status, headers } = await postForm(site.url, form, { localAddress });
      expect([status, Number(headers["retry-after"]) > 3000]).toEqual([429, true]);
    }
  });

  test("whose question is left unanswered is told so: nothing is counted or used up", async () => {
    const localAddress = someone().address;
    const right = answered();
    for (let n = 0; n < 31; n += 1) {
      const answer = await postForm(site.url, { ...right, questionAnswer: " " }, { localAddress });
      expect(answer.status).toBe(422);
      expect(answer.text).toContain(contactMessages.questionEmpty);
    }
    expect((await postForm(site.url, right, { localAddress })).status).toBe(200);
  });

  test("counts with the messages of the other form: the sixth is 429", async () => {
    const visitor = someone();
    const localAddress = visitor.address;
    await times(3, () => visitor.write());
    for (const form of [answered(), answered()])
      expect((await postForm(site.url, form, { localAddress })).status).toBe(200);
    expect((await postForm(site.url, answered(), { localAddress })).status).toBe(429);
    expect((await postForm(site.url, typed, { localAddress })).status).toBe(429);
    expectLate(await visitor.write(), contactMessages.tooOften);
  });

  test("is spam when a trap is filled in or it comes at once, and is not told so", async () => {
    const { text, token } = questions().question();
    const atOnce = { ...typed, questionToken: token, questionAnswer: answerTo(text).digits };
    const trapped = () => answered({ website: "https://casino.example" });
    for (const form of [() => atOnce, trapped]) {
      const localAddress = someone().address;
      expect((await postForm(site.url, form(), { localAddress })).status).toBe(200);
      expect(await last()).toMatchObject({ spam: true, message: expect.any(String) as string });
    }
  });

  test.each([
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ origin: "https://evil.example", "sec-fetch-site": "same-origin" }, 403],
    [{ "sec-fetch-site": "same-origin" }, 200],
    [{ "content-type": "application/x-www-form-urlencoded; charset=UTF-8" }, 200],
    [{ "content-type": "multipart/form-data; boundary=x" }, 415],
    [{ "content-type": "text/plain" }, 415],
    [{ "content-type": "application/json" }, 415],
    [{ "content-encoding": "gzip" }, 415],
  ])("with %j answers %i", async (headers, wanted) => {
    const before = (await storedMessages(site)).length;
    const { status, text } = await postForm(site.url, wanted === 200 ? typed : answered(), {
      headers,
      localAddress: someone().address,
    });
    expect([status, text.trim() !== ""]).toEqual([wanted, true]);
    expect(await storedMessages(site)).toHaveLength(before);
  });

  test("from the site's own page may say so; over 64 kB it is too large", async () => {
    const headers = { origin: site.url };
    const localAddress = someone().address;
    expect((await postForm(site.url, answered(), { headers, localAddress })).status).toBe(200);
    const rest = 64 * 1024 - new URLSearchParams({ ...typed, more: "" }).toString().length;
    for (const [more, status] of [
      ["x".repeat(rest), 200],
      ["x".repeat(rest + 1), 413],
      ["x".repeat(300_000), 413],
    ] as const)
      expect((await postForm(site.url, { ...typed, more })).status).toBe(status);
  });
});

describe("a restart", () => {
  test("forgets neither a used solution nor a count, and takes what was solved before it", async () => {
    const [busy, wrong, other] = [someone(), someone(), someone()];
    const used = await other.solved();
    expectStored(await other.write({ frcCaptchaResponse: used }));
    const fresh = await other.solved();
    for (const answer of await times(5, () => busy.write())) expectStored(answer);
    await times(30, () => fail(wrong));

    await site.restart();
    const message = "Another message.";
    expect((await other.write({ frcCaptchaResponse: used, message })).errors).toEqual([
      { fieldId: "frcCaptchaResponse", errorMessage: contactMessages.captchaUsed },
    ]);
    expectLate(await busy.write(), contactMessages.tooOften);
    expectLate(await wrong.write(), contactMessages.tooManyTries);
    expectStored(await other.write({ frcCaptchaResponse: fresh }));
  });

  test("sweeps what no longer counts; what is left names no address", async () => {
    const rows = async () => {
      const tables = ["counts", "contact_proofs"];
      return Promise.all(tables.map((name) => site.strapi.db.connection(name).select("*")));
    };
    const [counts = [], proofs = []] = (await rows()) as object[][];
    expect([counts.length > 30, proofs.length > 0]).toEqual([true, true]);
    expect(JSON.stringify(counts)).not.toContain("127.0.");
    for (const row of counts)
      expect(row).toHaveProperty("who", expect.stringMatching(/^[0-9a-f]{64}$/));
    pass(2 * hour + second);
    await site.restart();
    expect(await rows()).toEqual([[], []]);
  });
});
