import type { Core } from "@strapi/strapi";
import {
  contactMessages,
  questionFields,
  type ContactFields,
  type ContactMessage,
  type ContactQuestion,
  type ValidationErrors,
} from "shared-types";
import { keyFor } from "../../../captcha/keys";
import type { Proof } from "../../../captcha/proof";
import { checkAnswer, makeQuestion } from "../../../captcha/question";
import { acceptMessage, type NewMessage } from "../../../contact/accept";
import { countOne, waitMs } from "../../../counts/counts";
import { wakeMail } from "../../../contact/mail-wake";
import { useProof } from "../../../contact/proofs";
import { markerFault, verifyCaptcha } from "../../../contact/verify-captcha";
import { visitorOf } from "../../../counts/who";
import type { Knex } from "../../../lib/knex";

/** What became of a message: no errors means stored; `waitMs` above 0, come again after that time. */
export interface ContactOutcome {
  errors: ValidationErrors;
  waitMs: number;
}

/** A form sent without scripts: what was typed, and the question it answers. */
export interface AnsweredForm {
  fields: ContactFields;
  website: string;
  token: string;
  answer: string;
}

const refused = (fieldId: string, errorMessage: string, wait = 0): ContactOutcome => {
  return { errors: [{ fieldId, errorMessage }], waitMs: wait };
};

const stored: ContactOutcome = { errors: [], waitMs: 0 };
const tooOften = (wait: number) => refused("", contactMessages.tooOften, wait);
const tooManyTries = (wait: number) => refused("", contactMessages.tooManyTries, wait);

const captchaField = "frcCaptchaResponse" satisfies keyof ContactMessage;

const contactService = ({ strapi }: { strapi: Core.Strapi }) => {
  /** Why this visitor may not send anything now; null when he may. */
  async function lateness(ip: string, now: number): Promise<ContactOutcome | null> {
    const [knex, who] = [strapi.db.connection, visitorOf(ip)];
    const tries = await waitMs(knex, { kind: "proof", who }, now);
    if (tries > 0) return tooManyTries(tries);
    const messages = await waitMs(knex, { kind: "message", who }, now);
    return messages > 0 ? tooOften(messages) : null;
  }

  /** Counts a wrong solution or answer, uses up what it was for, and says why it is refused. */
  async function refuse(ip: string, now: number, fault: [string, string], proof: Proof | null) {
    const wait = await strapi.db.transaction(async ({ trx }) => {
      const left = await countOne(trx as Knex, { kind: "proof", who: visitorOf(ip) }, now);
      if (left === 0 && proof) await useProof(trx as Knex, proof);
      return left;
    });
    return wait > 0 ? tooManyTries(wait) : refused(...fault);
  }

  async function accept(message: NewMessage, fieldId: string, now: number) {
    const accepted = await acceptMessage(strapi, message, now);
    if (accepted.state === "late") return tooOften(accepted.waitMs);
    if (accepted.state === "used")
      return refuse(message.ip, now, [fieldId, contactMessages.captchaUsed], null);
    wakeMail(strapi);
    return stored;
  }

  return {
    lateness,

    /** Takes a message whose fields keep their rules: limits, captcha, store (contract §4). */
    async take(message: ContactMessage, ip: string): Promise<ContactOutcome> {
      const { frcCaptchaResponse: response, website, ...fields } = message;
      const late = await lateness(ip, Date.now());
      if (late) return late;
      const marker = markerFault(response);
      if (marker !== null) return refused(captchaField, marker);
      const verdict = await verifyCaptcha(strapi, response, Date.now());
      // The provider may have taken its time.
      const now = Date.now();
      if ("fault" in verdict) return refuse(ip, now, [captchaField, verdict.fault], null);
      return accept({ ...verdict, fields, isTrapped: website !== "", ip }, captchaField, now);
    },

    /** A question for who has no scripts to solve a captcha. */
    question(): ContactQuestion {
      return makeQuestion(keyFor("contact question"), Date.now());
    },

    /** The same as `take` for a form that answers a question; a wrong answer uses its question up. */
    async takeAnswered(form: AnsweredForm, ip: string): Promise<ContactOutcome> {
      const { fields, website, token, answer } = form;
      const now = Date.now();
      const late = await lateness(ip, now);
      if (late) return late;
      const field = questionFields.answer;
      const answered = checkAnswer(keyFor("contact question"), token, answer, now);
      if (answered.proof === null) return refuse(ip, now, [field, answered.fault], null);
      const { proof, isRight } = answered;
      if (!isRight) return refuse(ip, now, [field, contactMessages.question], proof);
      const message = { fields, proof, verified: false, isTrapped: website !== "", ip };
      return accept(message, field, now);
    },
  };
};

export type ContactService = ReturnType<typeof contactService>;
export default contactService;
