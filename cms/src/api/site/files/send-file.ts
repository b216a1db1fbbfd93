import type { Context } from "koa";
import send from "send";

const year = 365 * 24 * 3600 * 1000;
const hour = 3600 * 1000;

/** How long browsers cache a file with or without a version in its address. */
export const cachedMs = (versioned: boolean) => (versioned ? year : hour);

/** A plain 404, without a page. */
export function noSuchFile(ctx: Context): void {
  ctx.status = 404;
  ctx.type = "text/plain";
  ctx.body = "There is no such file.";
}

/**
 * Sends a file below `root`, with ETag, ranges and 304; cached for a year if its URL has a
 * version, else for an hour. A missing file is a 404.
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
    // Koa starts every response as a 404, and `send` changes only what it must.
    ctx.res.statusCode = 200;
    ctx.res.on("close", () => resolve());
    stream.pipe(ctx.res);
  });
}
