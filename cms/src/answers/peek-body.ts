import type { IncomingMessage } from "node:http";

/** A filter is much shorter; longer bodies are not read here. */
const filterMaxBytes = 2000;

/**
 * Gives the body of a request as text, left in place for whoever reads it after; null when it is too
 * long for a filter, or does not come whole. By call, not by promise: Strapi's request context makes
 * each promise of the process cost about as much as the answer.
 */
export function peekBody(request: IncomingMessage, found: (body: string | null) => void): void {
  const length = Number(request.headers["content-length"]);
  if (!(length > 0 && length <= filterMaxBytes)) {
    found(null);
    return;
  }
  const chunks: Buffer[] = [];
  let read = 0;

  function end(body: Buffer | null): void {
    request.off("readable", take).off("close", take);
    if (body) request.unshift(body);
    found(body && body.toString("utf8"));
  }

  function take(): void {
    for (let chunk = next(); chunk; chunk = next()) {
      chunks.push(chunk);
      read += chunk.length;
    }
    if (read >= length) end(chunks.length === 1 ? (chunks[0] ?? null) : Buffer.concat(chunks));
    else if (request.readableEnded || request.destroyed) end(null);
  }

  const next = () => request.read() as Buffer | null;
  request.on("readable", take).on("close", take);
  take();
}
