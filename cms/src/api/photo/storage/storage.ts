import type { Readable } from "node:stream";

/**
 * Storage of photo files (docs/decisions/040). A path is always relative to the data directory: on
 * disk the file is there, in a bucket it is the object's key.
 */
export interface PhotoStorage {
  /**
   * Stores a local file under this path, replacing another; a missing file is ignored.
   * `isSynced`: it is flushed to disk first.
   */
  put(file: string, path: string, options?: { isSynced: boolean }): Promise<void>;
  /** Stores a text under this path. */
  write(path: string, text: string): Promise<void>;
  /** Gives a file a second path, replacing another; a missing file is ignored. */
  duplicate(from: string, to: string): Promise<void>;
  /** Moves a file, replacing another; a missing file is ignored. */
  move(from: string, to: string): Promise<void>;
  /** Removes files; missing ones are ignored. */
  remove(paths: string[]): Promise<void>;
  removeFolder(path: string): Promise<void>;
  exists(path: string): Promise<boolean>;
  /** Whether a folder or one below it contains any file. */
  hasFiles(folder: string): Promise<boolean>;
  /** The names of files and folders directly in a folder that start with a prefix. */
  names(folder: string, start?: string): Promise<string[]>;
  /** The bytes; null when there is no such file. */
  read(path: string): Promise<Buffer | null>;
  /** The same as a stream, for files of any size. */
  stream(path: string): Promise<Readable | null>;
  /** A local file with the bytes: the stored one, or a copy in `folder`; null when there is no such file. */
  fetch(path: string, folder: string): Promise<string | null>;
  /** Where a path is, for people. */
  tell(path: string): string;
}
