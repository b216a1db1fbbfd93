import type { Context } from "koa";
import type { Encoding, Prepared } from "./prepared";

/** What clients say they take comes in a few forms, again and again. */
const negotiated = new Map<string, Encoding>();
const negotiatedMax = 200;

function encodingFor(ctx: Context): Encoding {
  const accepted = ctx.req.headers["accept-encoding"];
  if (typeof accepted !== "string") return "identity";
  const known = negotiated.get(accepted);
  if (known) return known;
  const chosen = ctx.acceptsEncodings("br", "gzip", "identity");
  const encoding: Encoding = chosen === "br" || chosen === "gzip" ? chosen : "identity";
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

/** Sends a prepared answer past Koa's own way of answering, which would measure and convert it again. */
export function sendPrepared(ctx: Context, { headers, etag, bodies }: Prepared): void {
  const { req, res } = ctx;
  ctx.respond = false;
  if (names(req.headers["if-none-match"], etag)) {
    res.writeHead(304, headers);
    res.end();
    return;
  }
  const encoding = encodingFor(ctx);
  const body = bodies[encoding] ?? bodies.identity;
  const own = ["Content-Length", String(body.length)];
  if (body !== bodies.identity) own.push("Content-Encoding", encoding);
  res.writeHead(200, [...headers, ...own]);
  if (req.method === "HEAD") res.end();
  else res.end(body);
}
