import type { IncomingMessage } from "node:http";

/** A filter is much shorter; longer bodies are not read here. */
const filterMaxBytes = 2000;

/** Leaves a body in place for whoever reads it next; called at once or not at all. */
export type PutBack = () => void;

/**
 * Gives the body of a request as text; null when it is too long for a filter, or does not come whole. By
 * call, not by promise: Strapi's request context makes each promise of the process cost about as much as
 * the answer.
 */
export function peekBody(
  request: IncomingMessage,
  found: (body: string | null, putBack: PutBack) => void,
): void {
  const length = Number(request.headers["content-length"]);
  if (!(length > 0 && length <= filterMaxBytes)) {
    found(null, () => undefined);
    return;
  }
  const chunks: Buffer[] = [];
  let read = 0;
  let isDone = false;

  function end(isWhole: boolean): void {
    isDone = true;
    request.off("readable", take).off("close", take);
    const body = Buffer.concat(chunks);
    found(isWhole ? body.toString("utf8") : null, () => {
      if (!request.readableEnded && !request.destroyed) request.unshift(body);
    });
  }

  function take(): void {
    for (let chunk = next(); chunk; chunk = next()) {
      chunks.push(chunk);
      read += chunk.length;
    }
    if (read >= length) end(true);
    else if (request.readableEnded || request.destroyed) end(false);
  }

  const next = () => request.read() as Buffer | null;
  // What comes with the head is there as soon as that has been told; listeners cost more than the wait.
  process.nextTick(() => {
    take();
    if (!isDone) request.on("readable", take).on("close", take);
  });
}
