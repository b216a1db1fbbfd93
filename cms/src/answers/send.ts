import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding, Prepared } from "./prepared";

/** What clients say they take comes in a few forms, again and again. */
const negotiated = new Map<string, Encoding>();
const negotiatedMax = 200;

/** The best of ours that an Accept-Encoding takes; one it gives no weight to it does not take. */
function negotiate(accepted: string): Encoding {
  const taken = accepted
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => weight === undefined || !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name);
  return (["br", "gzip"] as const).find((name) => taken.includes(name)) ?? "identity";
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== "string") return "identity";
  const known = negotiated.get(accepted);
  if (known) return known;
  const encoding = negotiate(accepted);
  if (negotiated.size >= negotiatedMax) negotiated.clear();
  negotiated.set(accepted, encoding);
  return encoding;
}

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
  { headers, etag, bodies }: Prepared,
): void {
  if (names(asked["if-none-match"], etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const encoding = encodingFor(asked["accept-encoding"]);
  const body = bodies[encoding] ?? bodies.identity;
  const own = ["Content-Length", String(body.length)];
  if (body !== bodies.identity) own.push("Content-Encoding", encoding);
  response.writeHead(200, [...headers, ...own]);
  if (method === "HEAD") response.end();
  else response.end(body);
}
