import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";
import type { BucketEnvironment } from "../../environment/parts";

type Sdk = typeof import("@aws-sdk/client-s3");

/** As many pictures as are read at once: a browser alone asks for six. */
const maxSockets = 256;

/** What the bucket is asked for besides an object's key. */
export interface Wanted {
  /** As the header of this name. */
  range?: string;
  ifNoneMatch?: string;
  /** Only what is known of it. */
  isHead?: boolean;
}

interface Refusal {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

/** The HTTP status the bucket answered with; 0 when it did not answer. */
export const statusOf = (error: unknown) =>
  (error as Refusal | null)?.$metadata?.httpStatusCode ?? 0;

/** Whether there is no such object, which a bucket that is not there does not tell. */
export const isNoObject = (error: unknown) =>
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

  async put(key: string, bytes: Buffer | string): Promise<void> {
    const { sdk, client } = await this.#open();
    await client.send(new sdk.PutObjectCommand({ ...this.#at(key), Body: bytes }));
  }

  /** Copies within the bucket; false when there is nothing to copy. */
  async copy(from: string, to: string): Promise<boolean> {
    const { sdk, client } = await this.#open();
    const CopySource = `${this.name}/${encoded(from)}`;
    return client.send(new sdk.CopyObjectCommand({ ...this.#at(to), CopySource })).then(
      () => true,
      (error: unknown) => {
        if (isNoObject(error)) return false;
        throw error;
      },
    );
  }

  async remove(key: string): Promise<void> {
    const { sdk, client } = await this.#open();
    await client.send(new sdk.DeleteObjectCommand(this.#at(key)));
  }

  /** @throws what `statusOf` and `isNoObject` tell of, for an object that has not changed too */
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

  /** Keys that begin so, and what keys that go on have in common up to the next slash; at most `max` of them. */
  async list(prefix: string, { max = Infinity, isDeep = false } = {}): Promise<string[]> {
    const { sdk, client } = await this.#open();
    const input = {
      ...{ Bucket: this.name, Prefix: prefix },
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

  /** The client and its code, which only sites with a bucket load. */
  async #open() {
    this.#opened ??= import("@aws-sdk/client-s3").then((sdk) => {
      const { endpoint, region, accessKeyId, secretAccessKey } = this.#bucket;
      const client = new sdk.S3Client({
        region,
        credentials: { accessKeyId, secretAccessKey },
        ...(endpoint === "" ? {} : { endpoint, forcePathStyle: true }),
        // What only Amazon knows is left out where it is not asked for.
        requestChecksumCalculation: "WHEN_REQUIRED",
        responseChecksumValidation: "WHEN_REQUIRED",
        requestHandler: {
          ...{ connectionTimeout: 3_000, requestTimeout: 30_000 },
          ...{ httpAgent: { maxSockets }, httpsAgent: { maxSockets } },
        },
      });
      return { sdk, client };
    });
    return this.#opened;
  }
}
