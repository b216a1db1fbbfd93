import { extname } from "node:path";
import type { Context } from "koa";
import { encodingFor } from "../../../http/encoding";
import type { FindAppFile } from "./app-files";
import { cachedMs, noSuchFile } from "./send-file";

/** Sends a file of the web app and lets the response cache keep it. */
export async function sendAppFile(ctx: Context, find: FindAppFile): Promise<void> {
  const file = await find(ctx.path);
  if (!file) {
    noSuchFile(ctx);
    return;
  }
  const { encoding, bytes } = await file.body.encode(encodingFor(ctx.get("accept-encoding")));
  const isVersioned = ctx.path.startsWith("/assets/");
  const maxAge = `public, max-age=${cachedMs(isVersioned) / 1000}`;
  ctx.set("Cache-Control", isVersioned ? `${maxAge}, immutable` : maxAge);
  ctx.set("ETag", file.etag);
  ctx.vary("Accept-Encoding");
  if (encoding !== "identity") ctx.set("Content-Encoding", encoding);
  ctx.type = extname(ctx.path);
  ctx.body = bytes;
  ctx.state["appFile"] = file;
}
