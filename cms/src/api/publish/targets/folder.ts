import { existsSync } from "node:fs";
import { lstat, readdir, readlink, rename, rm, rmdir, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { publishMessages } from "shared-types/publish/codes";
import { PublishError, type Content } from "../content";
import { Cancelled } from "../progress";
import { nothingOnline, withRetired, type Online } from "../manifest";
import {
  fillGeneration,
  lookInto,
  moveOthers,
  readGeneration,
  type Generation,
  type OnStep,
} from "./generation";

/** The two generations of a folder, hidden beside it. */
function generationsOf(folder: string): Generation[] {
  return ["a", "b"].map((letter) => {
    const own = join(dirname(folder), `.${basename(folder)}.${letter}`);
    return { folder: own, note: `${own}.json` };
  });
}

/** Which generation the folder is; null for none yet. @throws PublishError where something of another's is in its place */
async function currentOf(folder: string, generations: Generation[]): Promise<Generation | null> {
  const found = await lstat(folder).catch(() => null);
  if (!found) return null;
  if (found.isSymbolicLink()) {
    const name = basename(await readlink(folder));
    const current = generations.find((one) => basename(one.folder) === name);
    if (current) return current;
  } else if (found.isDirectory() && (await readdir(folder)).length === 0) return null;
  throw new PublishError(
    `There is something else in ${folder} already. Choose a folder that is empty or not there yet.`,
  );
}

/** What the folder shows. @throws PublishError where something of another's is in its place */
export async function readFolder(folder: string): Promise<Online> {
  const current = await currentOf(folder, generationsOf(folder));
  return (current && (await readGeneration(current))) ?? nothingOnline;
}

/** The one step that visitors notice. */
async function turnTo(folder: string, { folder: generation }: Generation): Promise<void> {
  const beginning = join(dirname(folder), `.${basename(folder)}.link`);
  await rm(beginning, { force: true });
  // Relative: the folder above both may be known by another name elsewhere, as in a container.
  await symlink(basename(generation), beginning, "dir");
  const there = await lstat(folder).catch(() => null);
  if (there?.isDirectory()) await rmdir(folder);
  await rename(beginning, folder);
}

/**
 * Publishes into a folder of this machine: a new generation is made beside the one that is shown, and takes its place by
 * one rename. The folder is a link to one of two; files that both have are on the disk once, if it can do that.
 * @throws PublishError
 */
export async function publishToFolder(
  folder: string,
  content: Content,
  onStep: OnStep = () => undefined,
): Promise<void> {
  if (!existsSync(dirname(folder))) throw new PublishError(publishMessages.folderMissing);
  const generations = generationsOf(folder);
  const current = await currentOf(folder, generations);
  const next = generations.find((one) => one !== current);
  if (!next) throw new Error("There are two generations.");
  const found = current && (await lookInto(current));
  const online = withRetired(found?.online ?? nothingOnline, content.files);
  const other = current && found && { ...current, ...found };
  const known = await readGeneration(next);
  await fillGeneration(next, online, content, { known, other, onStep });
  if (other) await moveOthers(other, { ...next, online });
  await turnTo(folder, next);
  // So that the next publish has only its own changes to make.
  const last = current ?? generations.find((one) => one !== next);
  if (!last) return;
  try {
    onStep(folder);
    const filling = { known: found?.online ?? null, other: { ...next, online }, onStep };
    await fillGeneration(last, online, content, filling);
  } catch (error) {
    // It is online already: who cancels now has published, and the next publish has more to do.
    if (!(error instanceof Cancelled)) throw error;
  }
}
