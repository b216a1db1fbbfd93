import { randomBytes, randomInt } from "node:crypto";
import { contactMessages, type ContactQuestion } from "shared-types/contact/codes";
import { challengeHash, type SolvedChallenge } from "./solved-challenge";
import { isSignature, sign } from "../../../platform/signature";

const validMs = 3_600_000;

const words =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen".split(
    " ",
  );

/** A number in digits or as a word; NaN for anything else. */
function numberIn(answer: string): number {
  const text = answer.trim().toLowerCase().replace(/\.$/, "");
  if (/^\d{1,3}$/.test(text)) return Number(text);
  const index = words.indexOf(text);
  return index === -1 ? Number.NaN : index;
}

const answerHash = (key: Buffer, nonce: string, answer: number) =>
  sign(key, `answer ${nonce} ${answer}`);

/**
 * A sum for visitors without scripts, with a signed token that contains its time and, hashed, its
 * answer. `now` is epoch milliseconds.
 */
export function makeQuestion(key: Buffer, now: number): ContactQuestion {
  const [a, b] = [randomInt(1, 10), randomInt(1, 10)];
  const nonce = randomBytes(12).toString("hex");
  const content = `${now}.${nonce}.${answerHash(key, nonce, a + b)}`;
  return {
    text: `What is ${words[a]} plus ${words[b]}?`,
    token: `${content}.${sign(key, `question ${content}`)}`,
  };
}

/** The result of an answer: `proof` is set for every valid token, right or wrong, because it is used up. */
type AnswerCheck =
  | { challenge: SolvedChallenge; isRight: boolean }
  | { challenge: null; error: string };

/** Checks an answer against its question's token. `now` is epoch milliseconds. */
export function checkAnswer(key: Buffer, token: string, answer: string, now: number): AnswerCheck {
  const [createdAt = "", nonce = "", hash = "", signature = ""] = token.split(".");
  const content = `${createdAt}.${nonce}.${hash}`;
  const isOurs =
    token === `${content}.${signature}` && isSignature(key, `question ${content}`, signature);
  const began = Number(createdAt);
  if (!isOurs || began > now) return { challenge: null, error: contactMessages.question };
  const expires = began + validMs;
  if (expires <= now) return { challenge: null, error: contactMessages.captchaExpired };
  const isRight = hash === answerHash(key, nonce, numberIn(answer));
  return { challenge: { hash: challengeHash(token), expires, began }, isRight };
}
