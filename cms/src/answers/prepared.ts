import { createHash } from "node:crypto";
import { formsOf, type Forms } from "./forms";

/** An answer ready to be sent: its body, and all headers but those that differ. */
export interface Prepared {
  headers: string[];
  etag: string;
  forms: Forms;
}

/** What is said anew with each answer, or depends on who asks. */
const notKept = new Set([
  ...["content-length", "content-encoding", "transfer-encoding", "connection", "date"],
  ...[
    "etag",
    "vary",
    "set-cookie",
    "x-response-time",
    "access-control-allow-origin",
    "x-request-id",
  ],
]);

/** The headers that are the same for everyone, names and values in turn. */
export function keptHeaders(headers: Record<string, unknown>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    notKept.has(name.toLowerCase()) || value === undefined
      ? []
      : (Array.isArray(value) ? value : [value]).flatMap((one) => [name, String(one)]),
  );
}

/**
 * The ETag of a body: weak, since it stands for the content whatever its encoding. `variant` is told apart
 * in it.
 */
export function etagOf(body: Buffer, variant: number): string {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  return `W/"${variant}-${hash}"`;
}

/** Prepares an answer of these headers for those who will ask for it. */
export function prepareForms(headers: string[], etag: string, forms: Forms): Prepared {
  return { headers: [...headers, "ETag", etag, "Vary", "Accept-Encoding"], etag, forms };
}

/** The same of a text. */
export function prepare(headers: string[], text: string, variant: number): Prepared {
  const body = Buffer.from(text);
  return prepareForms(headers, etagOf(body, variant), formsOf(body));
}

/** The variant an ETag of ours names; 0 when it names none. */
export function variantOf(etag: string): number {
  return Number(/^W\/"(\d+)-/.exec(etag)?.[1] ?? 0);
}

/** Bytes an answer takes in memory, near enough. */
export function weightOf({ forms, headers }: Prepared): number {
  return forms.bytes() + headers.join("").length + 500;
}
