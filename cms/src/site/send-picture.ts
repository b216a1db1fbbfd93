import { extname, join } from "node:path";
import type { Readable } from "node:stream";
import type { Context } from "koa";
import { environment } from "../environment";
import { folders } from "../photos/folders";
import { keyIn } from "../photos/storage/bucket";
import {
  isNoObject,
  statusOf,
  type BucketClient,
  type Wanted,
} from "../photos/storage/bucket-client";
import { bucketClient } from "../photos/storage/chosen";
import { cachedMs, noSuchFile, sendFile } from "./send-file";

const keyOf = keyIn(environment.dataDir);

/** Nothing outside of the pictures, and no marker of a folder. */
const isPlain = (path: string) =>
  !/[\p{Cc}\\]/u.test(path) &&
  path
    .split("/")
    .slice(1)
    .every((part) => part !== "" && !part.startsWith("."));

function wantedBy(ctx: Context): Wanted {
  const [range, ifNoneMatch] = [ctx.get("range"), ctx.get("if-none-match")];
  return {
    // Whether a part still fits what a browser has, it can ask as well: it gets the whole.
    ...(range === "" || ctx.get("if-range") !== "" ? {} : { range }),
    ...(ifNoneMatch === "" ? {} : { ifNoneMatch }),
    isHead: ctx.method === "HEAD",
  };
}

async function sendObject(ctx: Context, client: BucketClient, path: string): Promise<void> {
  const found = await client.get(keyOf(join(folders.images, path)), wantedBy(ctx));
  const { ContentLength, ContentRange, ETag, LastModified } = found;
  const body = found.Body as Readable | undefined;
  ctx.status = ContentRange === undefined ? 200 : 206;
  ctx.type = extname(path);
  // Half a picture must not look like a whole one.
  body?.on("error", () => ctx.res.destroy());
  if (body) ctx.body = body;
  if (ContentLength !== undefined) ctx.length = ContentLength;
  if (ContentRange !== undefined) ctx.set("Content-Range", ContentRange);
  if (ETag !== undefined) ctx.set("ETag", ETag);
  if (LastModified) ctx.lastModified = LastModified;
  ctx.set("Accept-Ranges", "bytes");
}

function comeAgain(ctx: Context): void {
  ctx.status = 503;
  ctx.set({ "Retry-After": "5", "Cache-Control": "no-store" });
  ctx.type = "text/plain";
  ctx.body = "This picture cannot be fetched just now. Please try again in a moment.";
}

/**
 * Answers with a picture below `images`, from the disk or from the bucket: the address is the same, and
 * so is how long it may be kept. The path may be anything that was typed.
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
    else if (isNoObject(error)) noSuchFile(ctx);
    else {
      log.warn(`The bucket does not give a picture: ${(error as Error).message}`);
      comeAgain(ctx);
    }
  }
}
