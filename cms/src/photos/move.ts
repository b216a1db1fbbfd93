import { copyFile, link, rename, rm } from "node:fs/promises";

const codeOf = (error: unknown) => (error as { code?: string }).code;

async function copyWhole(from: string, to: string): Promise<void> {
  await copyFile(from, `${to}.part`);
  await rename(`${to}.part`, to);
}

/** Moves a file, over another and onto another disk if need be; no such file is nothing to move. */
export async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    if (codeOf(error) !== "EXDEV") throw error;
    await copyWhole(from, to);
    await rm(from);
  }
}

/** Gives a file a second name beside its first; a copy where the disk knows no links. */
export async function doubleFile(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  try {
    await link(from, to);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    await copyWhole(from, to);
  }
}

/** Removes files; those that are not there need no removing. */
export async function removeFiles(paths: string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}
