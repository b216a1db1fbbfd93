import { captchaMarkers, contactMessages } from "shared-types/contact/codes";
import { limits } from "shared-types/kit/limits";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import { makePuzzle } from "../../src/api/contact/captcha/puzzle";
import { useSite } from "../boot";
import { ask } from "../fixtures/ask";
import { hour, pass, second } from "../fixtures/clock";
import { draft, newVisitor, storedMessages, type Visitor } from "../fixtures/contact";
import { refusedConnection } from "../fixtures/database-away";
import { eachOf, wordsOf } from "../fixtures/lists";
import { raw } from "../fixtures/raw";
import { without } from "../fixtures/without";
import { solve } from "../fixtures/solver";

const site = useSite({ env: { CAPTCHA_DIFFICULTY: "40" } });
let visitor: Visitor;

const stored = () => storedMessages(site);
const at = (fieldId: string, errorMessage: string) => ({ fieldId, errorMessage });
const onCaptcha = (message: string) => [at("frcCaptchaResponse", message)];

/** A new visitor for each test, so that none is rate-limited. */
const someone = () => (visitor = newVisitor(site));

describe("a message", () => {
  test("is stored with all fields, and only with the sender's network", async () => {
    const { status, errors, headers } = await someone().write();
    expect([status, errors, headers["cache-control"]]).toEqual([200, [], "no-store"]);
    expect((await stored()).at(-1)).toMatchObject({
      ...without(draft, "website"),
      verified: true,
      read: false,
      spam: false,
      network: "127.0.1.0/24",
      mailState: "none",
      mailTries: 0,
      mailNextAt: null,
      dateReceived: new Date().toISOString(),
    });
    expect(JSON.stringify(await stored())).not.toContain(visitor.address);
  });

  test("may be nothing but a message", async () => {
    const frcCaptchaResponse = await someone().solved();
    expect((await visitor.post({ message: "Hello", frcCaptchaResponse })).errors).toEqual([]);
    const empty = { nameFirst: "", nameLast: "", email: "", photoId: "" };
    expect((await stored()).at(-1)).toMatchObject({ ...empty, message: "Hello" });
  });

  test("may be as long as the form allows, in every field", async () => {
    const long = {
      nameFirst: "é".repeat(limits.person),
      nameLast: "n".repeat(limits.person),
      email: `${"a".repeat(limits.email - 12)}@example.org`,
      photoId: "p".repeat(limits.photoIdText),
      message: "m".repeat(limits.message),
    };
    expect([long.email.length, long.message.length]).toEqual([100, 4000]);
    expect((await someone().write(long)).errors).toEqual([]);
    expect((await stored()).at(-1)).toMatchObject(long);
  });

  // Others are tables in shared-types/tests/drafts.test.ts.
  const tooLong = (label: string, max: number) => `For the ${label} field, max length is ${max}.`;
  const rules: [field: string, value: string, message: string][] = [
    ["nameFirst", "n".repeat(101), tooLong("First Name", 100)],
    ["email", `${"a".repeat(89)}@example.org`, tooLong("Email", 100)],
    ["photoId", "p".repeat(51), tooLong("Photo Id", 50)],
    ["message", " \n\t ", contactMessages.message],
    ["email", "ada@example.org\r\nBcc: all@example.org", contactMessages.email],
    ["email", "ada@example.org, bob@example.org", contactMessages.email],
  ];
  test("that breaks a rule is told so, is not stored and keeps its solution", async () => {
    const frcCaptchaResponse = await someone().solved();
    const before = (await stored()).length;
    for (const [field, value, message] of rules) {
      const answer = await visitor.write({ [field]: value, frcCaptchaResponse });
      expect([answer.status, answer.errors]).toEqual([200, [at(field, message)]]);
    }
    expect(await stored()).toHaveLength(before);
    expect((await visitor.write({ frcCaptchaResponse })).errors).toEqual([]);
  });

  test("cannot break the line of a mail's header", async () => {
    const more = {
      nameFirst: "Ada\r\nBcc: all@example.org",
      nameLast: "W\nren\u2028!",
      photoId: "1\r7",
    };
    expect((await someone().write(more)).errors).toEqual([]);
    expect((await stored()).at(-1)).toMatchObject({
      nameFirst: "Ada Bcc: all@example.org",
      nameLast: "W ren !",
      photoId: "1 7",
    });
  });

  test("with unknown fields or other types is malformed: 400, with a list of errors", async () => {
    someone();
    const texts = { message: [["x"]], email: [{ $ne: "" }], nameFirst: [null] };
    const wrong = eachOf({ role: [1], spam: [false], ...texts, frcCaptchaResponse: [5] });
    for (const body of [
      ...wrong.map((one) => ({ ...draft, ...one })),
      "{",
      "[]",
      "null",
      '"text"',
    ]) {
      const { status, errors } = await visitor.post(body);
      expect([status, errors]).toEqual([400, [at("", expect.any(String) as string)]]);
    }
  });

  test("that cannot be stored is a 503 as a list, and keeps its solution", async () => {
    const frcCaptchaResponse = await someone().solved();
    const transaction = vi.spyOn(site.strapi.db, "transaction");
    transaction.mockRejectedValueOnce(refusedConnection());
    const { status, errors, headers } = await visitor.write({ frcCaptchaResponse });
    transaction.mockRestore();
    expect([status, errors]).toEqual([503, [at("", expect.any(String) as string)]]);
    expect(headers["retry-after"]).toBe("5");
    expect((await visitor.write({ frcCaptchaResponse })).errors).toEqual([]);
  });
});

describe("where a mail server is set up", () => {
  // Imported only now, because the module reads the environment when it loads.
  const setMailServer = (smtpUrl: string) => {
    const { environment } = requireFromCms("./dist/src/platform/environment.js") as {
      environment: { mail: object };
    };
    Object.assign(environment.mail, { smtpUrl });
  };
  beforeAll(() => setMailServer("smtp://127.0.0.1:9"));
  afterAll(() => setMailServer(""));

  test("a message waits for its mail", async () => {
    expect((await someone().write()).errors).toEqual([]);
    expect((await stored()).at(-1)).toMatchObject({
      mailState: "waiting",
      mailNextAt: expect.any(String) as string,
    });
  });

  test("spam waits for none", async () => {
    expect((await someone().write({ website: "x" })).errors).toEqual([]);
    expect((await stored()).at(-1)).toMatchObject({ mailState: "none", mailNextAt: null });
  });
});

describe("the captcha", () => {
  test("gives a new puzzle each time, to nobody twice, and takes no other parameter", async () => {
    const { headers, text, status } = await raw(site.url, "/api/captcha/puzzle");
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(JSON.parse(text)).toEqual({
      data: { puzzle: expect.stringMatching(/^[0-9a-f]{64}\.[A-Za-z0-9+/]{43}=$/) as string },
    });
    expect(await someone().puzzle()).not.toBe(await visitor.puzzle());
    expect((await ask(`${site.url}/api/captcha/puzzle?n=1`)).status).toBe(400);
  });

  test("gives 60 puzzles an hour to an address; then 429", async () => {
    const localAddress = someone().address;
    const get = () => raw(site.url, "/api/captcha/puzzle", { localAddress });
    for (let n = 0; n < 60; n += 1) expect((await get()).status).toBe(200);
    const { status, headers, text } = await get();
    expect([status, Number(headers["retry-after"]) > 3000]).toEqual([429, true]);
    expect(JSON.parse(text)).toMatchObject({ error: { status: 429, code: "tooMany" } });
    pass(hour);
    expect((await get()).status).toBe(200);
  });

  test("that is not solved yet gets the message for the widget's state, and is not counted", async () => {
    someone();
    for (let round = 0; round < 5; round += 1)
      for (const [marker, message] of Object.entries(captchaMarkers)) {
        const answer = await visitor.write({ frcCaptchaResponse: marker });
        expect([answer.status, answer.errors]).toEqual([200, onCaptcha(message)]);
      }
    expect((await visitor.post(without(draft, "website"))).errors).toEqual(
      onCaptcha(contactMessages.captchaUnstarted),
    );
    expect((await visitor.write()).errors).toEqual([]);
  });

  // Forged and lazy solutions are tables in unit/captcha.test.ts.
  test("that is foreign or malformed fails and stores nothing", async () => {
    const puzzle = await someone().puzzle();
    const foreign = makePuzzle(Buffer.alloc(32, 1), 0, Date.now());
    const before = (await stored()).length;
    for (const frcCaptchaResponse of wordsOf(`x .SOLVED constructor ${solve(foreign)} ${puzzle}`)) {
      const answer = await visitor.write({ frcCaptchaResponse });
      expect([answer.status, answer.errors]).toEqual([
        200,
        onCaptcha(contactMessages.captchaFailed),
      ]);
    }
    expect(await stored()).toHaveLength(before);
  });

  test("is good for one message, also for someone else", async () => {
    const frcCaptchaResponse = await someone().solved();
    expect((await visitor.write({ frcCaptchaResponse })).errors).toEqual([]);
    const again = `${frcCaptchaResponse.slice(0, -4)}AAAA`;
    const message = "Another message.";
    for (const used of [frcCaptchaResponse, again])
      for (const who of [visitor, newVisitor(site)])
        expect((await who.write({ frcCaptchaResponse: used, message })).errors).toEqual(
          onCaptcha(contactMessages.captchaUsed),
        );
  });

  test("is good for the same message again, whose answer was lost, and stores it once", async () => {
    const frcCaptchaResponse = await someone().solved();
    expect((await visitor.write({ frcCaptchaResponse })).errors).toEqual([]);
    const before = (await stored()).length;
    expect((await visitor.write({ frcCaptchaResponse })).errors).toEqual([]);
    expect(await stored()).toHaveLength(before);
  });

  test("used by several at the same moment is good for one of them", async () => {
    const frcCaptchaResponse = await someone().solved();
    const before = (await stored()).length;
    const all = Array.from({ length: 6 }, (_, n) => (n % 2 === 0 ? visitor : newVisitor(site)));
    const answers = await Promise.all(
      all.map((who, n) => who.write({ frcCaptchaResponse, message: `Message ${n}` })),
    );
    const said = answers.map(({ errors }) => errors[0]?.errorMessage ?? "stored").sort();
    expect(said).toEqual([...Array<string>(5).fill(contactMessages.captchaUsed), "stored"]);
    expect(await stored()).toHaveLength(before + 1);
  });
});

describe("the spam filter", () => {
  test("keeps as spam what fills in the field that nobody sees, and does not say so", async () => {
    const { status, errors } = await someone().write({ website: "https://casino.example" });
    expect([status, errors]).toEqual([200, []]);
    expect((await stored()).at(-1)).toMatchObject({ spam: true, mailState: "none" });
  });

  test("keeps as spam what comes within a second, and does not say so", async () => {
    for (const [wait, spam] of [
      [0, true],
      [1, false],
    ] as const) {
      // A puzzle's timestamp is in seconds.
      pass(second - (Date.now() % second));
      const frcCaptchaResponse = solve(await someone().puzzle());
      pass(wait * second);
      const { status, errors } = await visitor.write({ frcCaptchaResponse });
      expect([status, errors]).toEqual([200, []]);
      expect((await stored()).at(-1)).toMatchObject({ spam, ...without(draft, "website") });
    }
  });
});
