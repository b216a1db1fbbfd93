import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { contactMessages } from "shared-types/contact/codes";
import { describe, expect, test } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import { makePuzzle, termsOf } from "../../src/api/contact/captcha/puzzle";
import { sign } from "../../src/platform/signature";
import { verifySolution } from "../../src/api/contact/captcha/verify-solution";
import { solutionsOf, solutionText, solve } from "../fixtures/solver";
import { forAll } from "../fixtures/wild";

const key = Buffer.alloc(32, 7);
const now = 1_800_000_000_500;
const hour = 3_600_000;
const difficulty = 40;

const puzzle = makePuzzle(key, difficulty, now);
const solved = solve(puzzle);
const bytesOf = (text: string) => Buffer.from(text.split(".")[1] ?? "", "base64");
const failed = { error: contactMessages.captchaFailed };

/** The same puzzle with some bytes changed, signed with the key. */
function changed(change: (bytes: Buffer) => void, by = key): string {
  const bytes = bytesOf(puzzle);
  change(bytes);
  return `${sign(by, bytes)}.${bytes.toString("base64")}`;
}

const workerFile = requireFromCms.resolve("friendly-challenge/worker.js");

/** The answer of the widget's own worker to a puzzle, with WebAssembly or plain JavaScript. */
function workerSolution(start: object, forceJS: boolean): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const worker = {
      setTimeout,
      console,
      self: {},
      onmessage: (_event: object): void => undefined,
      postMessage: (said: { type: string; solution: Uint8Array }) => {
        if (said.type === "done") resolve(said.solution);
      },
    };
    worker.self = worker;
    runInNewContext(readFileSync(workerFile, "utf8"), worker);
    worker.onmessage({ data: { type: "solver", forceJS } });
    worker.onmessage({ data: { type: "start", ...start } });
  });
}

describe("a puzzle", () => {
  test("has the bytes of Friendly Captcha's first protocol", () => {
    expect(puzzle).toMatch(/^[0-9a-f]{64}\.[A-Za-z0-9+/]{43}=$/);
    const bytes = bytesOf(puzzle);
    expect(bytes.readUInt32BE(0)).toBe(1_800_000_000);
    expect(bytes.subarray(4, 12).equals(Buffer.alloc(8))).toBe(true);
    expect([...bytes.subarray(12, 16)]).toEqual([1, 12, 51, difficulty]);
    expect(bytes.subarray(16, 24).equals(Buffer.alloc(8))).toBe(true);
    expect(termsOf(bytes)).toEqual({
      made: now - 500,
      expires: now - 500 + hour,
      solutions: 51,
      difficulty,
    });
  });

  test("is another each time", () => {
    expect(new Set(Array.from({ length: 50 }, () => makePuzzle(key, 0, now))).size).toBe(50);
  });

  test.each([true, false])("is solved by the installed widget's worker, %s", async (forceJS) => {
    const small = changed((bytes) => (bytes[14] = 2));
    const threshold = Math.floor(2 ** ((255.999 - difficulty) / 8));
    const solutions = [0, 1].map((index) => {
      const puzzleSolverInput = new Uint8Array(128);
      puzzleSolverInput.set(bytesOf(small));
      puzzleSolverInput[120] = index;
      return workerSolution({ puzzleSolverInput, threshold }, forceJS);
    });
    const text = solutionText(small, Buffer.concat(await Promise.all(solutions)));
    expect(verifySolution(key, text, now)).toHaveProperty("challenge");
  });
});

describe("a solution", () => {
  test("is right for the puzzle's hour and tells when the visitor began", () => {
    const made = now - 500;
    for (const at of [made, now, made + hour - 1])
      expect(verifySolution(key, solved, at)).toEqual({
        challenge: {
          hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
          expires: made + hour,
          began: made,
        },
      });
    const expired = { error: contactMessages.captchaExpired };
    expect(verifySolution(key, solved, made + hour)).toEqual(expired);
    expect(verifySolution(key, solved, made - 1)).toEqual(failed);
  });

  test("of a puzzle that another site signed is refused", () => {
    expect(verifySolution(Buffer.alloc(32, 8), solved, now)).toEqual(failed);
    const foreign = changed(() => {}, Buffer.alloc(32, 8));
    expect(verifySolution(key, solve(foreign), now)).toEqual(failed);
  });

  test("with any bit of signature or puzzle flipped is refused", () => {
    const [signature = "", base64 = "", ...rest] = solved.split(".");
    const signed = Buffer.concat([Buffer.from(signature, "hex"), Buffer.from(base64, "base64")]);
    for (let bit = 0; bit < signed.length * 8; bit += 1) {
      const flipped = Buffer.from(signed);
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      const text = [
        flipped.subarray(0, 32).toString("hex"),
        flipped.subarray(32).toString("base64"),
        ...rest,
      ].join(".");
      expect(verifySolution(key, text, now)).toEqual(failed);
    }
  });

  test("that took too little work, is missing, doubled or one too many is refused", () => {
    const right = solutionsOf(puzzle);
    const idle = Buffer.from(right);
    // A hash above any threshold of this difficulty, found by trial.
    let tries = 0;
    do idle.writeUInt32LE(tries++, 4);
    while ("challenge" in verifySolution(key, solutionText(puzzle, idle), now));
    expect(tries).toBeLessThan(5);
    const doubled = Buffer.concat([right.subarray(0, 8), right.subarray(0, 50 * 8)]);
    for (const solutions of [
      idle,
      doubled,
      right.subarray(8),
      right.subarray(1),
      Buffer.concat([right, right.subarray(0, 8)]),
      Buffer.alloc(0),
    ])
      expect(verifySolution(key, solutionText(puzzle, solutions), now)).toEqual(failed);
    const none = changed((bytes) => (bytes[14] = 0));
    expect(verifySolution(key, solutionText(none, Buffer.alloc(0)), now)).toEqual(failed);
  });

  test("is one challenge however it is written", () => {
    const [signature, base64 = "", solutions, diagnostics] = solved.split(".");
    const first = verifySolution(key, solved, now);
    const retold = [signature, base64, solutions, "BBBB"].join(".");
    expect(verifySolution(key, retold, now)).toEqual(first);
    for (const written of [base64.replace("=", ""), `${base64}=`, ` ${base64}`, `${base64}\n`])
      expect(
        verifySolution(key, [signature, written, solutions, diagnostics].join("."), now),
      ).toEqual(failed);
    const upper = signature?.toUpperCase();
    expect(verifySolution(key, [upper, base64, solutions, diagnostics].join("."), now)).toEqual(
      failed,
    );
  });

  test("that is any text at all never throws and is refused", () => {
    const part = fc.oneof(
      fc.string({ unit: "binary-ascii" }),
      fc.base64String(),
      fc.constantFrom(...solved.split(".")),
    );
    const wild = fc.oneof(
      fc.string({ unit: "binary-ascii" }),
      fc.array(part, { maxLength: 6 }).map((parts) => parts.join(".")),
    );
    forAll(
      wild.filter((text) => !text.startsWith(solved.slice(0, solved.lastIndexOf(".") + 1))),
      (text) => expect(verifySolution(key, text, now)).toEqual(failed),
    );
  });
});
