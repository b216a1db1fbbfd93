import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";
import type { BucketEnvironment } from "../../../platform/environment/parts";

type Sdk = typeof import("@aws-sdk/client-s3");

/** Maximum number of pictures read at once: one browser requests six. */
const maxSockets = 256;

/** Options of a read besides the object's key. */
export interface Wanted {
  /** Value of the request header of this name. */
  range?: string;
  ifNoneMatch?: string;
  /** Only the metadata (HEAD). */
  isHead?: boolean;
}

/** How an object is served to who reads it from the bucket. */
export interface Served {
  ContentType: string;
  CacheControl: string;
}

interface Refusal {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

/** The bucket's HTTP status; 0 when it did not answer. */
export const statusOf = (error: unknown) =>
  (error as Refusal | null)?.$metadata?.httpStatusCode ?? 0;

/** Whether the object is missing (as opposed to the whole bucket). */
export const isMissingObject = (error: unknown) =>
  statusOf(error) === 404 && (error as Refusal).name !== "NoSuchBucket";

const encoded = (key: string) => key.split("/").map(encodeURIComponent).join("/");

/** One bucket, by keys. */
export class BucketClient {
  readonly #bucket: BucketEnvironment;
  #opened: Promise<{ sdk: Sdk; client: S3Client }> | null = null;

  constructor(bucket: BucketEnvironment) {
    this.#bucket = bucket;
  }

  get name(): string {
    return this.#bucket.name;
  }

  async put(key: string, bytes: Buffer | string, served?: Served): Promise<void> {
    const { sdk, client } = await this.#open();
    await client.send(new sdk.PutObjectCommand({ ...this.#at(key), Body: bytes, ...served }));
  }

  /** Copies within the bucket; false when there is nothing to copy. */
  async copy(from: string, to: string): Promise<boolean> {
    const { sdk, client } = await this.#open();
    const CopySource = `${this.name}/${encoded(from)}`;
    return client.send(new sdk.CopyObjectCommand({ ...this.#at(to), CopySource })).then(
      () => true,
      (error: unknown) => {
        if (isMissingObject(error)) return false;
        throw error;
      },
    );
  }

  async remove(key: string): Promise<void> {
    const { sdk, client } = await this.#open();
    await client.send(new sdk.DeleteObjectCommand(this.#at(key)));
  }

  /** @throws an error for `statusOf` and `isMissingObject`, also for 304 */
  async get(key: string, wanted: Wanted = {}): Promise<GetObjectCommandOutput> {
    const { sdk, client } = await this.#open();
    const input = {
      ...this.#at(key),
      ...(wanted.range === undefined ? {} : { Range: wanted.range }),
      ...(wanted.ifNoneMatch === undefined ? {} : { IfNoneMatch: wanted.ifNoneMatch }),
    };
    return wanted.isHead === true
      ? client.send(new sdk.HeadObjectCommand(input))
      : client.send(new sdk.GetObjectCommand(input));
  }

  /** At most `max` keys with a prefix, and the common prefixes up to the next slash. */
  async list(prefix: string, { max = Infinity, isDeep = false } = {}): Promise<string[]> {
    const { sdk, client } = await this.#open();
    const input = {
      Bucket: this.name,
      Prefix: prefix,
      ...(isDeep ? {} : { Delimiter: "/" }),
      ...(max === Infinity ? {} : { MaxKeys: max }),
    };
    const found: string[] = [];
    for await (const page of sdk.paginateListObjectsV2({ client }, input)) {
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) found.push(Key);
      for (const { Prefix } of page.CommonPrefixes ?? [])
        if (Prefix !== undefined) found.push(Prefix.slice(0, -1));
      if (found.length >= max) break;
    }
    return found.slice(0, max);
  }

  #at(key: string) {
    return { Bucket: this.name, Key: key };
  }

  /** The S3 client, whose code only sites with a bucket load. */
  async #open() {
    this.#opened ??= import("@aws-sdk/client-s3").then((sdk) => {
      const { endpoint, region, accessKeyId, secretAccessKey } = this.#bucket;
      const client = new sdk.S3Client({
        region,
        credentials: { accessKeyId, secretAccessKey },
        ...(endpoint === "" ? {} : { endpoint, forcePathStyle: true }),
        // Checksums that only Amazon supports are sent only when required.
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
        requestHandler: {
          connectionTimeout: 3_000,
          requestTimeout: 30_000,
          httpAgent: { maxSockets },
          httpsAgent: { maxSockets },
        },
      });
      return { sdk, client };
    });
    return this.#opened;
  }
}
