import { DateTime } from "luxon";
import type { ContactFields } from "shared-types/contact/codes";
import { mailAddress } from "shared-types/mail/codes";
import { oneLine } from "../../mail/one-line";

const nameMax = 100;

/** The parts of a mail about a message. */
interface NotifiedMessage extends ContactFields {
  messageId: number;
  /** ISO 8601. */
  dateReceived: string;
  verified: boolean;
}

/** Recipient, sender and the site's address. */
interface MailFrame {
  from: string;
  to: string;
  publicUrl: string;
  timeZone: string;
}

/** A mail for nodemailer. */
export interface Mail {
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** Always empty: visitors' text is never shown as HTML. */
  html: "";
  headers: Record<string, string>;
}

/** M/D/YYYY h:mm a; '' when there is none. */
function formatMoment(iso: string, timeZone: string): string {
  const moment = DateTime.fromISO(iso, { zone: timeZone, locale: "en-US" });
  return moment.isValid ? moment.toFormat("M/d/yyyy h:mm a").toLowerCase() : "";
}

const photoLine = (photoId: string, publicUrl: string) =>
  /^\d{1,9}$/.test(photoId) ? `${photoId}  ${publicUrl}/photos/${photoId}` : photoId;

/** The mail that tells the owner of a message; a reply goes to the visitor. */
export function composeNotification(message: NotifiedMessage, frame: MailFrame): Mail {
  const { from, to, publicUrl, timeZone } = frame;
  const name = oneLine(`${message.nameFirst} ${message.nameLast}`, nameMax);
  const email = oneLine(message.email, nameMax);
  const facts: [label: string, value: string][] = [
    ["From", [name, email].filter((part) => part !== "").join(", ") || "not given"],
    ["Photo", photoLine(oneLine(message.photoId, nameMax), publicUrl)],
    ["Received", formatMoment(message.dateReceived, timeZone)],
    ["Verified", message.verified ? "yes" : "no: the captcha could not be checked"],
    ["Inbox", `${publicUrl}/cp/messages?message=${message.messageId}`],
  ];
  const lines = facts.filter(([, value]) => value !== "").map((fact) => fact.join(": "));
  return {
    from,
    to,
    ...(mailAddress.test(email) ? { replyTo: { name, address: email } } : {}),
    subject: `Message from ${name || "a visitor"}`,
    // Mail servers refuse a message with a carriage return alone.
    text: [message.message.replace(/\r\n?/g, "\n"), "", "—", ...lines, ""].join("\n"),
    html: "",
    // Keeps auto-responders from answering.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
