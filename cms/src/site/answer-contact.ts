import {
  questionFields,
  type ContactFields,
  type ContactMessage,
  type PostedContact,
} from "shared-types";
import { check, contactFieldsSchema } from "shared-types/schemas";
import type { ContactOutcome, ContactService } from "../api/contact-message/services/contact";
import { sentenceFor } from "../lib/error-body";
import { isDatabaseAway } from "../lib/fault";

/** What a form sent without scripts is answered with. */
export interface ContactAnswer {
  status: number;
  posted: PostedContact;
  /** Above 0, come again after that time. */
  waitMs: number;
}

type Contact = Pick<ContactService, "lateness" | "question" | "takeAnswered">;

/** What was typed: a browser ends lines with two characters, and no script has lowered the address. */
function typed(form: URLSearchParams): ContactFields {
  const read = (name: keyof ContactFields) => (form.get(name) ?? "").replace(/\r\n?/g, "\n");
  return {
    nameFirst: read("nameFirst"),
    nameLast: read("nameLast"),
    email: read("email").trim().toLowerCase(),
    photoId: read("photoId"),
    message: read("message"),
  };
}

/** The outcome of a form that answers its question; null when it has yet to be asked. */
async function outcomeOf(
  form: URLSearchParams,
  fields: ContactFields,
  ip: string,
  contact: Contact,
) {
  const token = form.get(questionFields.token) ?? "";
  if (token === "") return contact.lateness(ip, Date.now());
  const answer = form.get(questionFields.answer) ?? "";
  const website = form.get("website" satisfies keyof ContactMessage) ?? "";
  return contact.takeAnswered({ fields, website, token, answer }, ip);
}

const statusOf = ({ errors, waitMs }: ContactOutcome) =>
  waitMs > 0 ? 429 : errors.length > 0 ? 422 : 200;

/** Checks a form, then asks its question, then takes it; the page shows what comes of it. */
async function answered(
  form: URLSearchParams,
  values: ContactFields,
  ip: string,
  contact: Contact,
): Promise<ContactAnswer> {
  const checked = await check(contactFieldsSchema, values);
  if (!("value" in checked)) {
    const errors = "broken" in checked ? checked.broken : checked.malformed;
    return { status: 422, posted: { values, errors, question: null, isSent: false }, waitMs: 0 };
  }
  const outcome = await outcomeOf(form, checked.value, ip, contact);
  if (outcome === null) {
    const question = contact.question();
    return { status: 200, posted: { values, errors: [], question, isSent: false }, waitMs: 0 };
  }
  const { errors, waitMs } = outcome;
  const isSent = errors.length === 0;
  const question = isSent || waitMs > 0 ? null : contact.question();
  return { status: statusOf(outcome), posted: { values, errors, question, isSent }, waitMs };
}

/** Answers a form sent without scripts; what was typed comes back, even when the database is away. */
export async function answerContact(
  form: URLSearchParams,
  ip: string,
  contact: Contact,
): Promise<ContactAnswer> {
  const values = typed(form);
  try {
    return await answered(form, values, ip, contact);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    const errors = [{ fieldId: "", errorMessage: sentenceFor(503, "") }];
    const posted = { values, errors, question: null, isSent: false };
    return { status: 503, posted, waitMs: 5000 };
  }
}
