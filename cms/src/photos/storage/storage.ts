/**
 * What keeps the files of photos (decision 087). A path is always one in the data directory: on the
 * disk the file lies there, in a bucket it is the object's key.
 */
export interface PhotoStorage {
  /**
   * Keeps a file of this machine under this path, over another; no such file is nothing to keep.
   * `isSynced`: it outlives a power cut from now on.
   */
  put(file: string, path: string, options?: { isSynced: boolean }): Promise<void>;
  /** Keeps a text under this path. */
  write(path: string, text: string): Promise<void>;
  /** Gives what is kept a second path beside its first, over another; nothing there is nothing to do. */
  double(from: string, to: string): Promise<void>;
  /** Gives what is kept another path, over another; nothing there is nothing to do. */
  move(from: string, to: string): Promise<void>;
  /** Removes files; those that are not there need no removing. */
  remove(paths: string[]): Promise<void>;
  removeFolder(path: string): Promise<void>;
  exists(path: string): Promise<boolean>;
  /** Whether anything lies in a folder, or in one below it, beside other folders. */
  holdsFiles(folder: string): Promise<boolean>;
  /** The names directly in a folder that begin so: of files, and of folders. */
  names(folder: string, start?: string): Promise<string[]>;
  /** The bytes; null where there are none. */
  read(path: string): Promise<Buffer | null>;
  /** A file of this machine with the bytes: the one that is kept, or a copy in `folder`; null where there are none. */
  fetch(path: string, folder: string): Promise<string | null>;
  /** Where a path lies, for who has to look there. */
  tell(path: string): string;
}
