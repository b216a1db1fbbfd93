import { environment } from "../../../platform/environment";
import { bucketStorage } from "./bucket";
import { BucketClient } from "./bucket-client";
import { disk } from "./disk";
import type { PhotoStorage } from "./storage";

const { bucket, dataDir } = environment;

/** The bucket for this site's photos; null: they are on disk. */
export const bucketClient = bucket && new BucketClient(bucket);

/** The storage of this site's photo files. */
export const storage: PhotoStorage = bucketClient ? bucketStorage(bucketClient, dataDir) : disk;
