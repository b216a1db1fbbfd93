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
 * Prepares a body for those who will ask for it. `variant` is told apart in the ETag, which is weak:
 * it stands for the content, whatever its encoding.
 */
export function prepare(headers: string[], text: string, variant: number): Prepared {
  const body = Buffer.from(text);
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const etag = `W/"${variant}-${hash}"`;
  return {
    headers: [...headers, "ETag", etag, "Vary", "Accept-Encoding"],
    etag,
    forms: formsOf(body),
  };
}

/** The variant an ETag of ours names; 0 when it names none. */
export function variantOf(etag: string): number {
  return Number(/^W\/"(\d+)-/.exec(etag)?.[1] ?? 0);
}

/** Bytes an answer takes in memory, near enough. */
export function weightOf({ forms, headers }: Prepared): number {
  return forms.bytes() + headers.join("").length + 500;
}
