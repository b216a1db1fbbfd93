import { createHash } from "node:crypto";
import { encodingsOf, type BodyEncodings } from "./encoded-body";

/** A response ready to send: its body, and all headers that do not vary. */
export interface CachedResponse {
  headers: string[];
  etag: string;
  body: BodyEncodings;
}

/** Headers that vary with each response or client. */
const varyingHeaders = new Set([
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "connection",
  "date",
  "etag",
  "vary",
  "set-cookie",
  "x-response-time",
  "access-control-allow-origin",
  "x-request-id",
]);

/** The headers that can be cached, names and values alternating. */
export function fixedHeaders(headers: Record<string, unknown>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    varyingHeaders.has(name.toLowerCase()) || value === undefined
      ? []
      : (Array.isArray(value) ? value : [value]).flatMap((one) => [name, String(one)]),
  );
}

/**
 * The ETag of a body: weak, because it identifies the content in any encoding. It includes
 * `variant`.
 */
export function weakEtag(bytes: Buffer, variant: number): string {
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return `W/"${variant}-${hash}"`;
}

/** The variant in one of our ETags; 0 when there is none. */
export function variantOf(etag: string): number {
  return Number(/^W\/"(\d+)-/.exec(etag)?.[1] ?? 0);
}

/** A response with these headers beside those of the cache. */
export function cachedResponse(
  headers: string[],
  etag: string,
  body: BodyEncodings,
): CachedResponse {
  return { headers: [...headers, "ETag", etag, "Vary", "Accept-Encoding"], etag, body };
}

/** The same for a text. */
export function cachedText(headers: string[], text: string, variant: number): CachedResponse {
  const bytes = Buffer.from(text);
  return cachedResponse(headers, weakEtag(bytes, variant), encodingsOf(bytes));
}

/** Approximate size of a response in memory, in bytes. */
export function sizeOf({ body, headers }: CachedResponse): number {
  return body.size() + headers.join("").length + 500;
}
