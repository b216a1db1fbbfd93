import type { Core } from "@strapi/strapi";
import type { ContactFields } from "shared-types";
import type { Proof } from "../captcha/proof";
import { environment } from "../environment";
import type { Knex } from "../lib/knex";
import { networkOf } from "../lib/network";
import { documentsOf } from "../lib/record-store";
import { countOne } from "../counts/counts";
import { visitorOf } from "../counts/who";
import { useProof } from "./proofs";

/** A message that may come in: its rules are kept and its proof is right. */
export interface NewMessage {
  fields: ContactFields;
  proof: Proof;
  /** Whether a captcha was seen to be solved. */
  verified: boolean;
  /** Whether the field that no person sees was filled in. */
  isTrapped: boolean;
  ip: string;
}

export type Accepted = { state: "stored" } | { state: "used" } | { state: "late"; waitMs: number };

/**
 * No person has a puzzle solved, or answers a question, and sends in less. Not more: a captcha that
 * had to be started again is sent as soon as it is solved.
 */
const leastMs = 1000;

class Undone extends Error {
  constructor(readonly accepted: Accepted) {
    super(accepted.state);
  }
}

function isSpam({ proof: { began }, isTrapped }: NewMessage, now: number): boolean {
  // A provider whose clock is ahead says nothing of how long it took.
  const took = began === null || began > now ? leastMs : now - began;
  return isTrapped || took < leastMs;
}

function record(message: NewMessage, now: number) {
  const spam = isSpam(message, now);
  const hasMail = environment.mail.smtpUrl !== "" && !spam;
  return {
    ...message.fields,
    dateReceived: new Date(now),
    verified: message.verified,
    read: false,
    spam,
    network: networkOf(message.ip),
    mailState: hasMail ? "waiting" : "none",
    mailTries: 0,
    mailNextAt: hasMail ? new Date(now) : null,
  };
}

/**
 * Stores a message, counts it and uses up its proof: all of it or nothing. Spam is stored as well
 * (decision 049). `now` is epoch milliseconds.
 */
export async function acceptMessage(
  strapi: Core.Strapi,
  message: NewMessage,
  now: number,
): Promise<Accepted> {
  const work = async (trx: Knex): Promise<Accepted> => {
    const waitMs = await countOne(trx, { kind: "message", who: visitorOf(message.ip) }, now);
    if (waitMs > 0) throw new Undone({ state: "late", waitMs });
    if (!(await useProof(trx, message.proof))) throw new Undone({ state: "used" });
    const documents = documentsOf(strapi, "api::contact-message.contact-message");
    await documents.create({ data: record(message, now) });
    return { state: "stored" };
  };
  try {
    return await strapi.db.transaction(({ trx }) => work(trx as Knex));
  } catch (error) {
    if (error instanceof Undone) return error.accepted;
    throw error;
  }
}
