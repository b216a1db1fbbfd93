import type { Core } from "@strapi/strapi";
import type { ContactFields } from "shared-types/contact/codes";
import type { SolvedChallenge } from "../captcha/solved-challenge";
import { from, inTransaction, type Knex } from "../../../database/knex";
import { networkOf } from "../../../platform/address-key";
import { columnOf } from "../../../database/row";
import { documentsOf } from "../../../database/record-store";
import { consume } from "../../../database/rate-limits/rate-limits";
import { visitorKey } from "../../../database/rate-limits/keys";
import { readMailSetup } from "../../mail/setup";
import { redeemChallenge } from "../captcha/redeem-challenge";

/** A valid message with a valid captcha solution or answer. */
export interface NewMessage {
  fields: ContactFields;
  challenge: SolvedChallenge;
  /** Whether a captcha solution was verified. */
  verified: boolean;
  /** Whether the honeypot field was filled in. */
  isHoneypotFilled: boolean;
  ip: string;
}

type Accepted = { state: "stored" } | { state: "used" } | { state: "limited"; waitMs: number };

/**
 * No person solves a puzzle, or answers a question, and sends in less. Not more: a captcha that
 * had to be started again is sent as soon as it is solved.
 */
const fastestHumanMs = 1000;

class RolledBack extends Error {
  constructor(readonly accepted: Accepted) {
    super(accepted.state);
  }
}

function isSpam({ challenge: { began }, isHoneypotFilled }: NewMessage, now: number): boolean {
  // With a provider whose clock is ahead, the time taken is unknown.
  const took = began === null || began > now ? fastestHumanMs : now - began;
  return isHoneypotFilled || took < fastestHumanMs;
}

function record(message: NewMessage, now: number, isMailSetUp: boolean) {
  const spam = isSpam(message, now);
  const hasMail = isMailSetUp && !spam;
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

/** Whether the same message is there already: the visitor sends it again because the answer was lost. */
async function isStored(trx: Knex, { fields, ip }: NewMessage): Promise<boolean> {
  const columns = Object.entries({ ...fields }).map(
    ([name, value]) => [columnOf(name), value] as const,
  );
  const same = { ...Object.fromEntries(columns), network: networkOf(ip) };
  return (await from(trx, "contact_messages").where(same).first("id")) !== undefined;
}

/**
 * Stores a message, counts it and uses up its solution: all or nothing. Spam is stored as well (docs/decisions/022). A used
 * solution is good for the message that it was used for. `now` is epoch milliseconds.
 */
export async function acceptMessage(
  strapi: Core.Strapi,
  message: NewMessage,
  now: number,
): Promise<Accepted> {
  const isMailSetUp = (await readMailSetup(strapi)) !== null;
  const work = async (trx: Knex): Promise<Accepted> => {
    const waitMs = await consume(trx, { kind: "message", who: visitorKey(message.ip) }, now);
    if (waitMs > 0) throw new RolledBack({ state: "limited", waitMs });
    if (!(await redeemChallenge(trx, message.challenge)))
      throw new RolledBack({ state: (await isStored(trx, message)) ? "stored" : "used" });
    const documents = documentsOf(strapi, "api::contact-message.contact-message");
    await documents.create({ data: record(message, now, isMailSetUp) });
    return { state: "stored" };
  };
  try {
    return await inTransaction(strapi, work);
  } catch (error) {
    if (error instanceof RolledBack) return error.accepted;
    throw error;
  }
}
