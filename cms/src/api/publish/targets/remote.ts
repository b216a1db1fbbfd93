import { eachAtOnce } from "../../../platform/each-at-once";
import {
  nothingOnline,
  afterCut,
  differenceOf,
  inStages,
  readOnline,
  storedOnline,
  withRetired,
  type Online,
} from "../manifest";
import type { Content } from "../content";
import type { OnStep } from "./generation";

/** So many files are on their way at a time. */
const atOnce = 8;

/** What is online, and what a publish that is not over yet changes. Digests only: who finds them learns nothing. */
const notes = { online: ".habitat/online.json", touched: ".habitat/touched.json" };

/** Files of a copy on a web space that is elsewhere. Each either is there as a whole or not at all. */
export interface RemoteFiles {
  put(path: string, found: Buffer | { file: string }): Promise<void>;
  remove(path: string): Promise<void>;
  /** null when there is no such file. */
  read(path: string): Promise<string | null>;
}

function touchedOf(text: string | null): string[] {
  try {
    return JSON.parse(text ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** What is online, as far as a publish of this site has put it there. */
export async function readRemote(files: RemoteFiles): Promise<Online> {
  const online = readOnline((await files.read(notes.online)) ?? "") ?? nothingOnline;
  const touched = touchedOf(await files.read(notes.touched));
  return { ...online, files: afterCut(online.files, touched) };
}

/** Writes a file and removes it again. */
export async function tryRemote(files: RemoteFiles): Promise<void> {
  const probe = ".habitat/probe.txt";
  await files.put(probe, Buffer.from("A test of the connection."));
  await files.remove(probe);
}

/**
 * Makes what is there hold the copy: pictures and scripts first, then pages, deletions last. What is to be changed is noted
 * there first. Cut off anywhere, each page has all that it names, and the next publish completes it.
 */
export async function publishRemotely(
  files: RemoteFiles,
  content: Content,
  onStep: OnStep,
): Promise<void> {
  const before = await readRemote(files);
  const online = withRetired(before, content.files);
  const { put, remove } = differenceOf(before.files, online.files);
  await files.put(notes.touched, Buffer.from(JSON.stringify([...put, ...remove])));
  for (const paths of inStages(put))
    await eachAtOnce(paths, atOnce, async (path) => {
      await files.put(path, await content.read(path));
      onStep(path);
    });
  for (const path of remove) {
    await files.remove(path);
    onStep(path);
  }
  await files.put(notes.online, Buffer.from(storedOnline(online)));
  await files.remove(notes.touched);
}
