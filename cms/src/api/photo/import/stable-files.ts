import { stat } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { folders } from "../files/folders";
import { allFiles, waitingFiles } from "./inbox";

/** A file modified longer ago than this is complete. */
const settledMs = 10_000;

/** Time between two checks of a file that may still be growing. */
const recheckMs = 2000;

/** The folder of an upload (always complete), and the file's own name. */
const uploaded = /^[0-9a-f]{16}[/\\]/;

/** The name of an inbox file for the owner, without the folder of an upload. */
export const nameInInbox = (file: string) => relative(folders.inbox, file).replace(uploaded, "");

/** Whether a file of the inbox came by an upload. */
export const isUploaded = (file: string): boolean => uploaded.test(relative(folders.inbox, file));

/** Whether a file was copied into the inbox; the site's own uploads are complete, or have a name of their own until then. */
const isCopied = (file: string) =>
  !isUploaded(file) && !(file.endsWith(".part") && dirname(file) === folders.inbox);

/** The size and modification time of each file that there is. */
async function fingerprints(files: Iterable<string>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of files) {
    const is = await stat(file).catch(() => null);
    if (is) found.set(file, `${is.size} ${is.mtimeMs}`);
  }
  return found;
}

/** Whether a file or folder was modified a moment ago. */
const isYoung = (fingerprint: string) =>
  Math.abs(Date.now() - Number(fingerprint.split(" ")[1])) < settledMs;

/**
 * Separates the waiting files that can be imported from those that stay in the inbox. While anything is still being copied
 * into it, all that was copied stays: a list that arrives last may say that a photo was hidden (docs/decisions/171). Where a
 * file or its folder was modified a moment ago, the inbox must look the same twice (docs/decisions/013).
 * @returns of those that stay, `growing` are the ones seen arriving
 */
export async function separateStableFiles(): Promise<{
  stable: string[];
  staying: string[];
  growing: string[];
}> {
  const files = await waitingFiles();
  const copied = (await allFiles()).filter(isCopied);
  const [before, around] = [
    await fingerprints(copied),
    await fingerprints(new Set(copied.map(dirname))),
  ];
  if (![...before.values(), ...around.values()].some(isYoung))
    return { stable: files, staying: [], growing: [] };
  await passed(recheckMs);
  const after = await fingerprints((await allFiles()).filter(isCopied));
  const growing = [...after].flatMap(([file, is]) => (before.get(file) === is ? [] : [file]));
  if (growing.length === 0) return { stable: files, staying: [], growing };
  const staying = new Set([...files.filter(isCopied), ...growing]);
  return { stable: files.filter((file) => !staying.has(file)), staying: [...staying], growing };
}
