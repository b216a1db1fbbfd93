import type { InboxMessage } from "shared-types";
import { countOf } from "../../../lib/format";

type Sender = Pick<InboxMessage, "nameFirst" | "nameLast" | "email">;

/** Who wrote: the name, or else the address, or else 'A visitor'. */
export function senderOf({ nameFirst, nameLast, email }: Sender): string {
  return `${nameFirst.trim()} ${nameLast.trim()}`.trim() || email || "A visitor";
}

/** More of a line than the list has room for. */
const lineMax = 200;

/** The first line that says something, for the list; at most 200 characters. */
export function firstLineOf(message: string): string {
  const line = message.split(/[\r\n]+/).find((text) => text.trim() !== "") ?? "";
  return [...line.trim()].slice(0, lineMax).join("");
}

/** The number of the photo a message is about; `null` when the visitor wrote no number. */
export function photoNumberOf(photoId: string): number | null {
  return /^\d{1,9}$/.test(photoId) ? Number(photoId) : null;
}

/** The photo as the list has it: 'Photo 12', or what the visitor wrote. */
export function photoNameOf(photoId: string): string {
  return photoNumberOf(photoId) === null ? `Photo: ${photoId}` : `Photo ${photoId}`;
}

/** Whether a mail about it should have gone and has not: it will be tried again, or was given up. */
export function isNotSent({
  mailState,
  mailFault,
}: Pick<InboxMessage, "mailState" | "mailFault">): boolean {
  return mailState === "failed" || (mailState === "waiting" && mailFault !== "");
}

/** '1 message', '1,204 messages'. */
export const messagesOf = (count: number): string => countOf(count, "message", "messages");
