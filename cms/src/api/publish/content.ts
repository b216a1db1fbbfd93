import type { Manifest } from "./manifest";

/** What is published: the files of a copy, and their bytes when asked for. */
export interface Content {
  files: Manifest;
  /** The bytes of one of the files, or a file of this machine that has them. */
  read: (path: string) => Promise<Buffer | { file: string }>;
}

/** Why a publish ended before its end, in a sentence for the owner. */
export class PublishError extends Error {}
