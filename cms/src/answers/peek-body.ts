import { once } from "node:events";
import type { IncomingMessage } from "node:http";

/** A filter is much shorter; longer bodies are not read here. */
const filterMaxBytes = 2000;

/**
 * The body of a request as text, left in place for whoever reads it after; null when it is too long
 * for a filter, or does not come whole.
 */
export async function peekBody(request: IncomingMessage): Promise<string | null> {
  const length = Number(request.headers["content-length"]);
  if (!(length > 0 && length <= filterMaxBytes)) return null;
  const chunks: Buffer[] = [];
  let read = 0;
  while (read < length) {
    const chunk = request.read() as Buffer | null;
    if (chunk) {
      chunks.push(chunk);
      read += chunk.length;
    } else if (request.readableEnded || request.destroyed) return null;
    else if (!(await hasMore(request))) return null;
  }
  const body = Buffer.concat(chunks);
  request.unshift(body);
  return body.toString("utf8");
}

/** Waits for more to read; false when the client has gone. */
async function hasMore(request: IncomingMessage): Promise<boolean> {
  const over = new AbortController();
  const { signal } = over;
  try {
    await Promise.race([once(request, "readable", { signal }), once(request, "close", { signal })]);
    return !request.destroyed;
  } catch {
    return false;
  } finally {
    over.abort();
  }
}
