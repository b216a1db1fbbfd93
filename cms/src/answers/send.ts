import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "../lib/encoding";
import type { Form } from "./forms";
import type { Prepared } from "./prepared";

/** Weak comparison: the letters before the quotation mark do not count. */
function names(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === "*") return true;
  return ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === etag.slice(2));
}

/** Sends a prepared answer in the encoding that is asked for, or says that it has not changed. */
export function sendPrepared(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { headers, etag, forms }: Prepared,
): void {
  if (names(asked["if-none-match"], etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }

  function send({ encoding, body }: Form): void {
    const own = ["Content-Length", String(body.length)];
    if (encoding !== "identity") own.push("Content-Encoding", encoding);
    response.writeHead(200, [...headers, ...own]);
    if (method === "HEAD") response.end();
    else response.end(body);
  }

  const encoding = encodingFor(asked["accept-encoding"]);
  const ready = forms.ready(encoding);
  if (ready) send(ready);
  else void forms.make(encoding).then(send, () => response.destroy());
}
