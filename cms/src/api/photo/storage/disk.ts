import { createReadStream, existsSync } from "node:fs";
import {
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { dirname } from "node:path";
import type { PhotoStorage } from "./storage";

const codeOf = (error: unknown) => (error as { code?: string }).code;

async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, `${to}.part`);
  await flushFile(`${to}.part`);
  await rename(`${to}.part`, to);
}

/** Flushes a file and its directory entry to disk; a folder opens with `r` only. */
export async function flushFile(path: string, flags: "r" | "r+" = "r+"): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Links a file; copies it if the file system has no links. */
async function duplicate(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  try {
    await link(from, to);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    await copyWhole(from, to);
  }
}

/** Storage in the data directory. */
export const disk: PhotoStorage = {
  async put(file, path, options) {
    await duplicate(file, path);
    if (options?.isSynced === true) await flushFile(path);
  },

  write: (path, text) => writeFile(path, text),

  duplicate,

  /** Moves a file, also to another disk. */
  async move(from, to) {
    if (!existsSync(from)) return;
    await mkdir(dirname(to), { recursive: true });
    try {
      await rename(from, to);
    } catch (error) {
      if (codeOf(error) === "ENOENT") return;
      if (codeOf(error) !== "EXDEV") throw error;
      await copyWhole(from, to);
      await rm(from);
    }
  },

  async remove(paths) {
    for (const path of paths) await rm(path, { force: true });
  },

  async removeFolder(path) {
    await rm(path, { recursive: true, force: true });
  },

  async exists(path) {
    return existsSync(path);
  },

  async hasFiles(folder) {
    return (await readdir(folder, { recursive: true, withFileTypes: true })).some((entry) =>
      entry.isFile(),
    );
  },

  async names(folder, start = "") {
    try {
      return (await readdir(folder)).filter((name) => name.startsWith(start));
    } catch (error) {
      if (codeOf(error) === "ENOENT") return [];
      throw error;
    }
  },

  read: (path) => readFile(path).catch(() => null),

  stream: async (path) => (existsSync(path) ? createReadStream(path) : null),

  fetch: async (path) => (existsSync(path) ? path : null),

  tell: (path) => path,
};
