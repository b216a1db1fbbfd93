import { environment } from "../../environment";
import { bucketStorage } from "./bucket";
import { BucketClient } from "./bucket-client";
import { disk } from "./disk";
import type { PhotoStorage } from "./storage";

const { bucket, dataDir } = environment;

/** The bucket this site keeps its photos in; null: it keeps them on the disk. */
export const bucketClient = bucket && new BucketClient(bucket);

/** Where this site keeps the files of its photos. */
export const storage: PhotoStorage = bucketClient ? bucketStorage(bucketClient, dataDir) : disk;
