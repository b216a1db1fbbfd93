import type { Core } from "@strapi/strapi";
import {
  contactMessages,
  questionFields,
  type ContactFields,
  type ContactQuestion,
} from "shared-types/contact/codes";
import type { ContactMessage } from "shared-types/contact/schema";
import { keyFor } from "../../../platform/keys";
import { serviceOf } from "../../../platform/services";
import type { SolvedChallenge } from "../captcha/solved-challenge";
import { checkAnswer, makeQuestion } from "../captcha/question";
import { acceptMessage, type NewMessage } from "../form/accept";
import { consume, retryAfterMs } from "../../../database/rate-limits/rate-limits";
import { redeemChallenge } from "../captcha/redeem-challenge";
import { widgetStateMessage, verifyCaptcha } from "../captcha/verify-captcha";
import { visitorKey } from "../../../database/rate-limits/keys";
import { inTransaction } from "../../../database/knex";
import { done, rejected, type LimitedSave } from "../../../http/limited-save";

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
