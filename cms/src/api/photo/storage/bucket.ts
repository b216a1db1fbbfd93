import { readFile, writeFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import type { Readable } from "node:stream";
import { isMissingObject, type BucketClient } from "./bucket-client";
import type { PhotoStorage } from "./storage";

/** The result of `work`; null when there is no such object. */
async function orNull<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissingObject(error)) return null;
    throw error;
  }
}

/** The file's bytes; null when there is no such file. */
async function bytesOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as { code?: string }).code === "ENOENT") return null;
    throw error;
  }
}

/** The object key of a path. */
export const keyIn = (dataDir: string) => (path: string) =>
  relative(dataDir, path).split(sep).join("/");

/** Storage in a bucket, with the same names as in the data directory. */
export function bucketStorage(client: BucketClient, dataDir: string): PhotoStorage {
  const keyOf = keyIn(dataDir);

  const duplicate = async (from: string, to: string) => client.copy(keyOf(from), keyOf(to));
  const read = async (path: string) => {
    const found = await orNull(client.get(keyOf(path)));
    return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
  };

  return {
    async put(file, path) {
      const bytes = await bytesOf(file);
      if (bytes) await client.put(keyOf(path), bytes);
    },

    write: (path, text) => client.put(keyOf(path), text),

    async duplicate(from, to) {
      await duplicate(from, to);
    },

    async move(from, to) {
      if (await duplicate(from, to)) await client.remove(keyOf(from));
    },

    async remove(paths) {
      await Promise.all(paths.map((path) => client.remove(keyOf(path))));
    },

    async removeFolder(path) {
      const keys = await client.list(`${keyOf(path)}/`, { isDeep: true });
      await Promise.all(keys.map((key) => client.remove(key)));
    },

    async exists(path) {
      return (await orNull(client.get(keyOf(path), { isHead: true }))) !== null;
    },

    async hasFiles(folder) {
      return (await client.list(`${keyOf(folder)}/`, { isDeep: true, max: 1 })).length > 0;
    },

    async names(folder, start = "") {
      const within = `${keyOf(folder)}/`;
      const found = await client.list(`${within}${start}`);
      return found.map((key) => key.slice(within.length));
    },

    read,

    async stream(path) {
      const found = await orNull(client.get(keyOf(path)));
      return (found?.Body as Readable | undefined) ?? null;
    },

    async fetch(path, folder) {
      const bytes = await read(path);
      if (!bytes) return null;
      const file = join(folder, basename(path));
      await writeFile(file, bytes);
      return file;
    },

    tell: (path) => `s3://${client.name}/${keyOf(path)}`,
  };
}
