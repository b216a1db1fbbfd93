import { DateTime } from "luxon";
import type { ContactFields } from "shared-types";
import { isAddress } from "../lib/is-address";
import { oneLine } from "./one-line";

const nameMax = 100;

/** What a mail about a message is made of. */
export interface LetterMessage extends ContactFields {
  messageId: number;
  /** ISO 8601. */
  dateReceived: string;
  verified: boolean;
}

/** Where the mail goes, and how the site is reached. */
export interface LetterFrame {
  from: string;
  to: string;
  publicUrl: string;
  timeZone: string;
}

/** A mail as nodemailer takes it. */
export interface Letter {
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** Always empty: what a visitor writes is never shown as HTML. */
  html: "";
  headers: Record<string, string>;
}

/** M/D/YYYY h:mm a (contract §9); '' when there is none. */
function formatMoment(iso: string, timeZone: string): string {
  const moment = DateTime.fromISO(iso, { zone: timeZone, locale: "en-US" });
  return moment.isValid ? moment.toFormat("M/d/yyyy h:mm a").toLowerCase() : "";
}

const photoLine = (photoId: string, publicUrl: string) =>
  /^\d{1,9}$/.test(photoId) ? `${photoId}  ${publicUrl}/photos/${photoId}` : photoId;

/** The mail that tells the owner of a message; its answer goes to the visitor. */
export function letterOf(message: LetterMessage, frame: LetterFrame): Letter {
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
  const told = facts.filter(([, value]) => value !== "").map((fact) => fact.join(": "));
  return {
    from,
    to,
    ...(isAddress(email) ? { replyTo: { name, address: email } } : {}),
    subject: `Message from ${name || "a visitor"}`,
    text: [message.message, "", "—", ...told, ""].join("\n"),
    html: "",
    // Nobody's absence note answers a program.
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
