import type { Core } from "@strapi/strapi";
import {
  contactMessages,
  questionFields,
  type ContactFields,
  type ContactQuestion,
  captchaMarkers,
} from "shared-types/contact/codes";
import type { ContactMessage } from "shared-types/contact/schema";
import { inTransaction } from "../../../database/knex";
import { visitorKey } from "../../../database/rate-limits/keys";
import { consume, retryAfterMs } from "../../../database/rate-limits/rate-limits";
import { done, rejected, type LimitedSave } from "../../../http/limited-save";
import { environment } from "../../../platform/environment";
import { keyFor } from "../../../platform/keys";
import { serviceOf } from "../../../platform/services";
import { askProvider, type ProviderUnavailable } from "../captcha/provider";
import { termsOf } from "../captcha/puzzle";
import { checkAnswer, makeQuestion } from "../captcha/question";
import { redeemChallenge } from "../captcha/redeem-challenge";
import { readSolution, verifySolution } from "../captcha/verify-solution";
import { type SolvedChallenge, challengeHash } from "../captcha/solved-challenge";
import { acceptMessage, type NewMessage } from "../form/accept";

/** The result of a captcha check: a proof, or the message that refuses it. */
type CaptchaVerdict = { challenge: SolvedChallenge; verified: boolean } | { error: string };

const { captcha } = environment;

/** Longer than the lifetime of any of the provider's puzzles. */
const providerChallengeMs = 24 * 3_600_000;

/** The message for a state marker of the widget (docs/product.md 7.4); null for anything else. */
function widgetStateMessage(response: string): string | null {
  return Object.hasOwn(captchaMarkers, response) ? (captchaMarkers[response] ?? null) : null;
}

function providerChallenge(response: string, now: number): SolvedChallenge {
  const solution = readSolution(response);
  return {
    hash: challengeHash(solution?.puzzle ?? response),
    expires: now + providerChallengeMs,
    began: solution ? termsOf(solution.puzzle).made : null,
  };
}

function logUnavailable(
  log: Core.Strapi["log"],
  { reason, isMisconfigured }: ProviderUnavailable,
): void {
  const sentence = `The captcha provider could not check a message, so it was kept as unverified: ${reason}.`;
  if (isMisconfigured) log.error(sentence);
  else log.warn(sentence);
}

/** Verifies a solution with the provider if one is set up, else by this site. */
async function verifyCaptcha(
  { log }: Pick<Core.Strapi, "log">,
  response: string,
  now: number,
): Promise<CaptchaVerdict> {
  if (captcha.sitekey === "") {
    const verdict = verifySolution(keyFor("captcha puzzle"), response, now);
    return "error" in verdict ? verdict : { ...verdict, verified: true };
  }
  const verdict = await askProvider(captcha, response);
  if (verdict.state === "refused") return verdict;
  if (verdict.state === "unreachable") logUnavailable(log, verdict);
  return { challenge: providerChallenge(response, now), verified: verdict.state === "verified" };
}

/** A form sent without scripts: the fields, and the question it answers. */
interface AnsweredForm {
  fields: ContactFields;
  website: string;
  token: string;
  answer: string;
}

const tooManyMessages = (wait: number) => rejected("", contactMessages.tooOften, wait);
const tooManyTries = (wait: number) => rejected("", contactMessages.tooManyTries, wait);

const captchaField = "frcCaptchaResponse" satisfies keyof ContactMessage;

const contactService = ({ strapi }: { strapi: Core.Strapi }) => {
  /** Why this visitor is rate-limited; null if not. */
  async function rateLimitOutcome(ip: string, now: number): Promise<LimitedSave | null> {
    const [knex, who] = [strapi.db.connection, visitorKey(ip)];
    const tries = await retryAfterMs(knex, { kind: "proof", who }, now);
    if (tries > 0) return tooManyTries(tries);
    const messages = await retryAfterMs(knex, { kind: "message", who }, now);
    return messages > 0 ? tooManyMessages(messages) : null;
  }

  /** Counts a wrong solution or answer, uses up its puzzle or question, and says why it is refused. */
  async function refuse(
    ip: string,
    now: number,
    error: [string, string],
    challenge: SolvedChallenge | null,
  ) {
    const wait = await inTransaction(strapi, async (trx) => {
      const left = await consume(trx, { kind: "proof", who: visitorKey(ip) }, now);
      if (left === 0 && challenge) await redeemChallenge(trx, challenge);
      return left;
    });
    return wait > 0 ? tooManyTries(wait) : rejected(...error);
  }

  async function accept(message: NewMessage, fieldId: string, now: number) {
    const accepted = await acceptMessage(strapi, message, now);
    if (accepted.state === "limited") return tooManyMessages(accepted.waitMs);
    if (accepted.state === "used")
      return refuse(message.ip, now, [fieldId, contactMessages.captchaUsed], null);
    serviceOf(strapi, "api::contact.mail").wake();
    return done;
  }

  return {
    rateLimitOutcome,

    /** Takes a message whose fields are valid: limits, captcha, store (docs/product.md 7.4). */
    async take(message: ContactMessage, ip: string): Promise<LimitedSave> {
      const { frcCaptchaResponse: response, website, ...fields } = message;
      const limited = await rateLimitOutcome(ip, Date.now());
      if (limited) return limited;
      const marker = widgetStateMessage(response);
      if (marker !== null) return rejected(captchaField, marker);
      const verdict = await verifyCaptcha(strapi, response, Date.now());
      // Time may have passed while the provider answered.
      const now = Date.now();
      if ("error" in verdict) return refuse(ip, now, [captchaField, verdict.error], null);
      return accept(
        { ...verdict, fields, isHoneypotFilled: website !== "", ip },
        captchaField,
        now,
      );
    },

    /** A question for visitors without scripts. */
    question(): ContactQuestion {
      return makeQuestion(keyFor("contact question"), Date.now());
    },

    /** Like `take`, for a form that answers a question; a wrong answer uses the question up, none does not. */
    async acceptAnswered(form: AnsweredForm, ip: string): Promise<LimitedSave> {
      const { fields, website, token, answer } = form;
      const now = Date.now();
      const limited = await rateLimitOutcome(ip, now);
      if (limited) return limited;
      const field = questionFields.answer;
      if (answer.trim() === "") return rejected(field, contactMessages.questionEmpty);
      const answered = checkAnswer(keyFor("contact question"), token, answer, now);
      if (answered.challenge === null) return refuse(ip, now, [field, answered.error], null);
      const { challenge, isRight } = answered;
      if (!isRight) return refuse(ip, now, [field, contactMessages.question], challenge);
      const message = { fields, challenge, verified: false, isHoneypotFilled: website !== "", ip };
      return accept(message, field, now);
    },
  };
};

export type ContactService = ReturnType<typeof contactService>;
export default contactService;
