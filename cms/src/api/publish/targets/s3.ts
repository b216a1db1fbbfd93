import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { publishMessages } from "shared-types/publish/codes";
import type { S3Draft } from "shared-types/publish/schema";
import { BucketClient, isMissingObject, type Served } from "../../photo/storage/bucket-client";
import { PublishError, type Content } from "../content";
import type { Online } from "../manifest";
import type { OnStep } from "./generation";
import { publishRemotely, readRemote, tryRemote, type RemoteFiles } from "./remote";

/** Types of the files that a copy has; a page may have no ending. */
const types: Readonly<Record<string, string>> = {
  "": "text/html; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml; charset=utf-8",
  ".ics": "text/calendar; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".woff2": "font/woff2",
};

/** Scripts, styles and parts of data have a hash in their names, and pictures a version in their addresses. */
const isForGood = (path: string) =>
  path.startsWith("assets/") || (path.startsWith("data/") && path !== "data/index.json");

/** How a bucket is to serve a file of the copy. */
const servedAs = (path: string): Served => ({
  ContentType: types[extname(path).toLowerCase()] ?? "application/octet-stream",
  CacheControl: isForGood(path) ? "public, max-age=31536000, immutable" : "no-cache",
});

/** An S3 bucket, with the secret. */
export type S3Place = S3Draft;

/** Why a bucket cannot be used, on the field to look at. */
class S3Error extends PublishError {
  constructor(
    readonly field: keyof S3Place,
    message: string,
  ) {
    super(message);
  }
}

type Cause = [says: RegExp, field: keyof S3Place, message: string];

/** Codes of S3 services, of Node and of the client's; the first that fits counts. */
const causes: Cause[] = [
  [/ENOTFOUND|EAI_AGAIN/, "endpoint", publishMessages.unknownServer],
  // The client calls a connection that is reset one that has timed out.
  [/ECONNRESET|EPIPE|socket hang up/, "endpoint", publishMessages.broken],
  [/ECONNREFUSED/, "endpoint", publishMessages.refused],
  [/TimeoutError|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/, "endpoint", publishMessages.timeout],
  [/NoSuchBucket/, "bucket", publishMessages.noBucket],
  [
    /InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|Unauthorized/,
    "secret",
    publishMessages.bucketSignIn,
  ],
  [
    /PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraint/,
    "region",
    publishMessages.otherRegion,
  ],
  [
    /QuotaExceeded|StorageFull|InsufficientStorage|cap exceeded/i,
    "bucket",
    publishMessages.remoteFull,
  ],
  [/AccessDenied|Forbidden/, "bucket", publishMessages.bucketClosed],
  [/Deserialization error|NotFound|MethodNotAllowed/, "endpoint", publishMessages.noService],
];

/** What has failed, as the owner is told. */
function s3ErrorOf(error: unknown): S3Error {
  const { code = "", name = "", message = "" } = Object(error) as Record<string, unknown>;
  const text = `${String(code)} ${String(name)} ${String(message)}`;
  const found = causes.find(([says]) => says.test(text));
  return found ? new S3Error(found[1], found[2]) : new S3Error("endpoint", publishMessages.broken);
}

/** Tells a service's own words from what is ours. */
async function remotely<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw s3ErrorOf(error);
  }
}

/** Files below a folder of the bucket. An object is there whole or not at all. */
function filesOf({ endpoint, region, bucket, folder, keyId, secret }: S3Place): RemoteFiles {
  const client = new BucketClient({
    ...{ name: bucket, endpoint, region: region || "us-east-1" },
    ...{ accessKeyId: keyId, secretAccessKey: secret },
  });
  const at = (path: string) => (folder === "" ? path : `${folder}/${path}`);
  return {
    async put(path, found) {
      // What is missing here is no fault of the service's.
      const bytes = Buffer.isBuffer(found) ? found : await readFile(found.file);
      await remotely(client.put(at(path), bytes, servedAs(path)));
    },
    remove: (path) => remotely(client.remove(at(path))),
    async read(path) {
      try {
        const { Body } = await client.get(at(path));
        return (await Body?.transformToString()) ?? null;
      } catch (error) {
        // Amazon says so of what is not there to whom may not list the bucket.
        const isHidden = (error as { name?: string }).name === "AccessDenied";
        if (isMissingObject(error) || isHidden) return null;
        throw s3ErrorOf(error);
      }
    },
  };
}

/** Why the site cannot be published there, on the field to look at; null if it can. */
export async function s3Fault(place: S3Place): Promise<S3Error | null> {
  const needed = [
    ["bucket", publishMessages.noBucketName],
    ["keyId", publishMessages.noKeyId],
    ["secret", publishMessages.noSecret],
  ] as const;
  for (const [field, message] of needed)
    if (place[field] === "") return new S3Error(field, message);
  try {
    await tryRemote(filesOf(place));
    return null;
  } catch (error) {
    if (error instanceof S3Error) return error;
    throw error;
  }
}

/** What is online in a bucket, as far as a publish of this site has put it there. @throws S3Error */
export const readBucket = (place: S3Place): Promise<Online> => readRemote(filesOf(place));

/** Publishes into a bucket, each file as an object with its type and how long it may be kept. @throws S3Error */
export const publishToS3 = (
  place: S3Place,
  content: Content,
  onStep: OnStep = () => undefined,
): Promise<void> => publishRemotely(filesOf(place), content, onStep);
