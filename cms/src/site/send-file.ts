import type { Context } from "koa";
import send from "send";

const year = 365 * 24 * 3600 * 1000;
const hour = 3600 * 1000;

/** How long a file whose address holds a version, or does not, stays in caches. */
export const cachedMs = (versioned: boolean) => (versioned ? year : hour);

/** A plain 404, without the page that visitors get. */
export function noSuchFile(ctx: Context): void {
  ctx.status = 404;
  ctx.type = "text/plain";
  ctx.body = "There is no such file.";
}

/**
 * Answers with a file below `root`, with ETag, ranges and 304; a year in caches when its URL holds a
 * version, an hour otherwise. A file that is not there is a 404.
 */
export async function sendFile(ctx: Context, root: string, path: string, versioned: boolean) {
  await new Promise<void>((resolve) => {
    const stream = send(ctx.req, encodeURI(path), {
      root,
      index: false,
      dotfiles: "ignore",
      maxAge: cachedMs(versioned),
      immutable: versioned,
    });
    const missing = () => {
      noSuchFile(ctx);
      resolve();
    };
    stream.on("error", missing);
    stream.on("directory", missing);
    stream.on("stream", () => {
      ctx.respond = false;
    });
    // Koa begins every answer as a 404, and `send` only changes what it must.
    ctx.res.statusCode = 200;
    ctx.res.on("close", () => resolve());
    stream.pipe(ctx.res);
  });
}
