import type { InboxMessage } from "shared-types/inbox/answers";
import { countOf } from "../../../lib/format";

type Sender = Pick<InboxMessage, "nameFirst" | "nameLast" | "email">;

/** The sender: the name, else the address, else 'A visitor'. */
export function senderOf({ nameFirst, nameLast, email }: Sender): string {
  return `${nameFirst.trim()} ${nameLast.trim()}`.trim() || email || "A visitor";
}

/** Where from, as far as it is kept: 'from an internet address that begins with 203.0.113'. `network` as networkOf writes it. */
export function networkWords(network: string): string {
  return `from an internet address that begins with ${network.replace(/(\.0|::)\/\d+$/, "")}`;
}

/** More than the list has room for. */
const lineMax = 200;

/** The first non-empty line, for the list; at most 200 characters. */
export function firstLineOf(message: string): string {
  const line = message.split(/[\r\n]+/).find((text) => text.trim() !== "") ?? "";
  return [...line.trim()].slice(0, lineMax).join("");
}

/** The id of the photo a message is about; `null` when the visitor did not enter a number. */
export function photoNumberOf(photoId: string): number | null {
  return /^\d{1,9}$/.test(photoId) ? Number(photoId) : null;
}

/** The photo's name in the list: 'Photo 12', or what the visitor wrote. */
export function photoNameOf(photoId: string): string {
  return photoNumberOf(photoId) === null ? `Photo: ${photoId}` : `Photo ${photoId}`;
}

/** Whether its mail failed: it will be retried, or was given up. */
export function isNotSent({
  mailState,
  mailFault,
}: Pick<InboxMessage, "mailState" | "mailFault">): boolean {
  return mailState === "failed" || (mailState === "waiting" && mailFault !== "");
}

/** '1 message', '1,204 messages'. */
export const messagesOf = (count: number): string => countOf(count, "message", "messages");
