import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "../http/encoding";
import type { CachedResponse } from "./cached-response";
import type { EncodedBody } from "./encoded-body";

/** Weak comparison: ignores the W/ prefix. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === etag.slice(2));
}

/** Sends a cached response in the requested encoding, or a 304. */
export function sendCached(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { headers, etag, body }: CachedResponse,
): void {
  if (names(asked["if-none-match"], etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }

  function send({ encoding, bytes }: EncodedBody): void {
    const own = ["Content-Length", String(bytes.length)];
    if (encoding !== "identity") own.push("Content-Encoding", encoding);
    response.writeHead(200, [...headers, ...own]);
    if (method === "HEAD") response.end();
    else response.end(bytes);
  }

  const encoding = encodingFor(asked["accept-encoding"]);
  const encoded = body.get(encoding);
  if (encoded) send(encoded);
  else void body.encode(encoding).then(send, () => response.destroy());
}
