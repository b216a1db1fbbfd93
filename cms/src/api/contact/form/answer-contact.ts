import { questionFields, type ContactFields, type PostedContact } from "shared-types/contact/codes";
import { contactFieldsSchema, type ContactMessage } from "shared-types/contact/schema";
import { check, faultsOf } from "shared-types/kit/check";
import type { ContactService } from "../services/contact";
import type { LimitedSave } from "../../../http/limited-save";
import { sentenceFor } from "../../../http/error-body";
import { isDatabaseAway } from "../../../platform/database-away";

/** The answer to a form sent without scripts. */
interface ContactAnswer {
  status: number;
  posted: PostedContact;
  /** Above 0: try again after that time. */
  waitMs: number;
}

type Contact = Pick<ContactService, "rateLimitOutcome" | "question" | "acceptAnswered">;

/** The fields as typed: browsers send CRLF, and no script has lower-cased the address. */
function fieldsOf(form: URLSearchParams): ContactFields {
  const read = (name: keyof ContactFields) => (form.get(name) ?? "").replace(/\r\n?/g, "\n");
  return {
    nameFirst: read("nameFirst"),
    nameLast: read("nameLast"),
    email: read("email").trim().toLowerCase(),
    photoId: read("photoId"),
    message: read("message"),
  };
}

/** The outcome for a form that answers its question; null when it has not been asked yet. */
async function outcomeOf(
  form: URLSearchParams,
  fields: ContactFields,
  ip: string,
  contact: Contact,
) {
  const token = form.get(questionFields.token) ?? "";
  if (token === "") return contact.rateLimitOutcome(ip, Date.now());
  const answer = form.get(questionFields.answer) ?? "";
  const website = form.get("website" satisfies keyof ContactMessage) ?? "";
  return contact.acceptAnswered({ fields, website, token, answer }, ip);
}

const statusOf = ({ errors, waitMs }: LimitedSave) =>
  waitMs > 0 ? 429 : errors.length > 0 ? 422 : 200;

/** Validates a form, then asks its question, then accepts it; the page shows the outcome. */
async function respond(
  form: URLSearchParams,
  values: ContactFields,
  ip: string,
  contact: Contact,
): Promise<ContactAnswer> {
  const checked = await check(contactFieldsSchema, values);
  if (!("value" in checked)) {
    const errors = faultsOf(checked);
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

/** Answers a form sent without scripts; the fields are returned even when the database is unavailable. */
export async function answerContact(
  form: URLSearchParams,
  ip: string,
  contact: Contact,
): Promise<ContactAnswer> {
  const values = fieldsOf(form);
  try {
    return await respond(form, values, ip, contact);
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    const errors = [{ fieldId: "", errorMessage: sentenceFor(503, "") }];
    const posted = { values, errors, question: null, isSent: false };
    return { status: 503, posted, waitMs: 5000 };
  }
}
