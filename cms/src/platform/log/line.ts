import { inspect } from "node:util";
import { scrub } from "./scrub";

/** A log entry. */
export interface Entry {
  level: string;
  /** A message, or whatever was thrown. */
  message: unknown;
  stack?: unknown;
  /** The request id; '' outside a request. */
  requestId: string;
  time: Date;
}

/** Escape sequences could control the reader's terminal, and line breaks could forge lines. */
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

function sentenceOf({ message, stack }: Entry): string {
  if (typeof stack === "string") return stack;
  if (message instanceof Error) return message.stack ?? message.message;
  return typeof message === "string" ? message : inspect(message, { breakLength: Infinity });
}

/** One line of JSON, in UTC. */
export function jsonLine(entry: Entry): string {
  const { level, requestId, time } = entry;
  return JSON.stringify({
    time: time.toISOString(),
    level,
    ...(requestId === "" ? {} : { requestId }),
    message: scrub(sentenceOf(entry)),
  }).replace(control, escaped);
}

/** One line for people; further lines of a message are indented, so that none can be forged. */
export function plainLine(entry: Entry): string {
  const text = scrub(sentenceOf(entry)).replace(/\r\n/g, "\n").replace(control, escaped);
  const id = entry.requestId === "" ? "" : ` (${entry.requestId})`;
  return `${entry.time.toISOString()} ${entry.level}: ${text.replaceAll("\n", "\n    ")}${id}`;
}
