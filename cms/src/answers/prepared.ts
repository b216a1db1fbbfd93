import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../lib/encoding";

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

/** Below this compression saves no packet. */
const worthCompressing = 1000;

/** An answer ready to be sent: the same bytes three times, and all headers but those that differ. */
export interface Prepared {
  headers: string[];
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

/** What is said anew with each answer, or depends on who asks. */
const notKept = new Set([
  ...["content-length", "content-encoding", "transfer-encoding", "connection", "date"],
  ...["etag", "vary", "set-cookie", "x-response-time", "access-control-allow-origin"],
]);

function keptHeaders(headers: Record<string, unknown>): string[] {
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
export async function prepare(
  headers: Record<string, unknown>,
  body: Buffer,
  variant: number,
): Promise<Prepared> {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const etag = `W/"${variant}-${hash}"`;
  const bodies: Prepared["bodies"] = { identity: body };
  if (body.length >= worthCompressing)
    [bodies.br, bodies.gzip] = await Promise.all([compress.br(body), compress.gzip(body)]);
  return {
    headers: [...keptHeaders(headers), "ETag", etag, "Vary", "Accept-Encoding"],
    etag,
    bodies,
  };
}

/** The variant an ETag of ours names; 0 when it names none. */
export function variantOf(etag: string): number {
  return Number(/^W\/"(\d+)-/.exec(etag)?.[1] ?? 0);
}

/** Bytes an answer takes in memory, near enough. */
export function weightOf({ bodies, headers }: Prepared): number {
  const bytes = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
  return bytes + headers.join("").length + 500;
}
