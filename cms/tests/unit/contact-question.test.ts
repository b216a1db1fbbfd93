import fc from "fast-check";
import { contactMessages } from "shared-types/contact/codes";
import { describe, expect, test } from "vitest";
import { checkAnswer, makeQuestion } from "../../src/api/contact/captcha/question";
import { answerTo } from "../fixtures/question";
import { forAll } from "../fixtures/wild";

const key = Buffer.alloc(32, 7);
const now = 1_800_000_000_500;
const hour = 3_600_000;

describe("a question", () => {
  test("takes its answer in digits or as a word, however it is typed", () => {
    for (let n = 0; n < 100; n += 1) {
      const { text, token } = makeQuestion(key, now);
      const { digits, word } = answerTo(text);
      for (const answer of [digits, word, ` ${word.toUpperCase()} `, `${digits}.`])
        expect(checkAnswer(key, token, answer, now)).toEqual({
          challenge: {
            hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
            expires: now + hour,
            began: now,
          },
          isRight: true,
        });
    }
  });

  test("takes no other answer", () => {
    const { text, token } = makeQuestion(key, now);
    const { digits, word } = answerTo(text);
    const wild = fc.oneof(
      fc.string({ unit: "binary-ascii" }),
      fc.integer().map(String),
      fc.constant(""),
    );
    forAll(wild, (answer) => {
      fc.pre(![digits, word].includes(answer.trim().toLowerCase().replace(/\.$/, "")));
      fc.pre(Number(answer.replace(/\.$/, "")) !== Number(digits));
      expect(checkAnswer(key, token, answer, now)).toMatchObject({ isRight: false });
    });
  });

  test("counts for an hour, and not before it was asked", () => {
    const { text, token } = makeQuestion(key, now);
    const { digits } = answerTo(text);
    expect(checkAnswer(key, token, digits, now + hour - 1)).toHaveProperty("isRight", true);
    const expired = { challenge: null, error: contactMessages.captchaExpired };
    expect(checkAnswer(key, token, digits, now + hour)).toEqual(expired);
    const wrong = { challenge: null, error: contactMessages.question };
    expect(checkAnswer(key, token, digits, now - 1)).toEqual(wrong);
  });

  test("with a token that is not ours, or that was changed, is refused", () => {
    const { text, token } = makeQuestion(key, now);
    const { digits } = answerTo(text);
    const wrong = { challenge: null, error: contactMessages.question };
    expect(checkAnswer(Buffer.alloc(32, 8), token, digits, now)).toEqual(wrong);
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === "1" ? "2" : "1";
      const changed = token.slice(0, at) + other + token.slice(at + 1);
      expect(checkAnswer(key, changed, digits, now)).toEqual(wrong);
    }
    for (const more of ["", ".", "...", `${token}.`, `${token}.x`, ` ${token}`])
      expect(checkAnswer(key, more, digits, now)).toEqual(wrong);
  });
});
