import type { InboxMessage } from "shared-types/inbox/answers";
import { formatDateTime } from "../../../lib/format";
import { senderOf } from "./message-words";

interface ReplySite {
  title: string;
  timeZone: string;
}

/** Some mail programs and systems truncate longer links. */
const replyMax = 1800;

/** At most this many characters of the name: the room is for the quotation. */
const senderMax = 40;

/** Encodes text for a mailto link: CRLF line breaks (RFC 6068 §5), no lone surrogates. */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/\r\n|\r|\n/g, "\r\n"));

const quoted = (text: string) => text.replace(/^/gm, "> ");

/**
 * A mailto link that replies to a message: recipient, subject, and the message quoted as far as
 * `replyMax` characters reach; '' when the visitor left no address.
 */
export function replyHref(message: InboxMessage, { title, timeZone }: ReplySite): string {
  if (message.email === "") return "";
  const to = encoded(message.email).replace("%40", "@");
  const subject = encoded(`Re: Your message to ${title}`);
  const sender = [...senderOf(message).replace(/\s+/g, " ")].slice(0, senderMax).join("");
  const intro = `\n\n${formatDateTime(message.dateReceived, timeZone)}, ${sender}:\n`;
  const hrefWith = (quote: string) =>
    `mailto:${to}?subject=${subject}&body=${encoded(intro + quoted(quote))}`;
  const whole = hrefWith(message.message);
  if (whole.length <= replyMax) return whole;

  const characters = [...message.message];
  const cut = (length: number) => `${characters.slice(0, length).join("").trimEnd()} …`;
  let [fits, tooLong] = [0, characters.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (hrefWith(cut(middle)).length <= replyMax) fits = middle;
    else tooLong = middle;
  }
  return hrefWith(cut(fits));
}
