import { extname, join } from "node:path";
import type { Readable } from "node:stream";
import type { Context } from "koa";
import { environment } from "../../../platform/environment";
import { folders } from "../../photo/files/folders";
import { keyIn } from "../../photo/storage/bucket";
import {
  isMissingObject,
  statusOf,
  type BucketClient,
  type Wanted,
} from "../../photo/storage/bucket-client";
import { bucketClient } from "../../photo/storage/site-storage";
import { cachedMs, noSuchFile, sendFile } from "./send-file";

const keyOf = keyIn(environment.dataDir);

/** Only pictures, and no folder markers. */
const isPlain = (path: string) =>
  !/[\p{Cc}\\]/u.test(path) &&
  path
    .split("/")
    .slice(1)
    .every((part) => part !== "" && !part.startsWith("."));

function readOptionsOf(ctx: Context): Wanted {
  const [range, ifNoneMatch] = [ctx.get("range"), ctx.get("if-none-match")];
  return {
    // If-Range is not supported: the browser gets the whole picture.
    ...(range === "" || ctx.get("if-range") !== "" ? {} : { range }),
    ...(ifNoneMatch === "" ? {} : { ifNoneMatch }),
    isHead: ctx.method === "HEAD",
  };
}

async function sendObject(ctx: Context, client: BucketClient, path: string): Promise<void> {
  const found = await client.get(keyOf(join(folders.images, path)), readOptionsOf(ctx));
  const { ContentLength, ContentRange, ETag, LastModified } = found;
  const body = found.Body as Readable | undefined;
  ctx.status = ContentRange === undefined ? 200 : 206;
  ctx.type = extname(path);
  // A truncated picture must not look complete.
  body?.on("error", () => ctx.res.destroy());
  if (body) ctx.body = body;
  if (ContentLength !== undefined) ctx.length = ContentLength;
  if (ContentRange !== undefined) ctx.set("Content-Range", ContentRange);
  if (ETag !== undefined) ctx.set("ETag", ETag);
  if (LastModified) ctx.lastModified = LastModified;
  ctx.set("Accept-Ranges", "bytes");
}

function setRetryAfter(ctx: Context): void {
  ctx.status = 503;
  ctx.set({ "Retry-After": "5", "Cache-Control": "no-store" });
  ctx.type = "text/plain";
  ctx.body = "This picture can’t be loaded right now. Please try again in a moment.";
}

/**
 * Sends a picture below `images`, from disk or bucket: address and caching are the
 * same. The path may be anything a visitor typed.
 */
export async function sendPicture(
  ctx: Context,
  path: string,
  versioned: boolean,
  log: { warn: (message: string) => void },
): Promise<void> {
  if (!bucketClient) return sendFile(ctx, folders.images, path, versioned);
  if (!isPlain(path)) {
    noSuchFile(ctx);
    return;
  }
  const maxAge = `public, max-age=${cachedMs(versioned) / 1000}`;
  try {
    await sendObject(ctx, bucketClient, path);
    ctx.set("Cache-Control", versioned ? `${maxAge}, immutable` : maxAge);
  } catch (error) {
    const status = statusOf(error);
    if (status === 304 || status === 416) ctx.status = status;
    else if (isMissingObject(error)) noSuchFile(ctx);
    else {
      log.warn(`A picture cannot be read from the bucket: ${(error as Error).message}`);
      setRetryAfter(ctx);
    }
  }
}
