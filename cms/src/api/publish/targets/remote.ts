import { randomUUID } from "node:crypto";
import { publishMessages } from "shared-types/publish/codes";
import { eachAtOnce } from "../../../platform/each-at-once";
import {
  homeFile,
  nothingOnline,
  afterCut,
  differenceOf,
  inStages,
  readOnline,
  storedOnline,
  withRetired,
  type Online,
} from "../manifest";
import { PublishError, type Content } from "../content";
import type { OnStep } from "./generation";

/** So many files are on their way at a time. */
const atOnce = 8;

/** What has been sent is noted so often in a publish, but not for fewer files than these. */
const mostNotes = 20;
const fewest = 100;

/** What is online, and what a publish that is not over yet changes. Digests only: who finds them learns nothing. */
const notes = { online: ".habitat/online.json", touched: ".habitat/touched.json" };

/** Files of a copy on a web space that is elsewhere. Each either is there as a whole or not at all. */
export interface RemoteFiles {
  put(path: string, found: Buffer | { file: string }): Promise<void>;
  remove(path: string): Promise<void>;
  /** null when there is no such file. */
  read(path: string): Promise<string | null>;
}

/** Which publish is under way, and what is not known for sure while it is. */
interface Touched {
  by: string;
  /** What it changes. */
  paths: string[];
  /** What another computer has changed that gave way to it. */
  others: string[];
}

const nothingTouched: Touched = { by: "", paths: [], others: [] };

function touchedOf(text: string | null): Touched {
  if (text === null) return nothingTouched;
  try {
    const found = JSON.parse(text) as Partial<Touched> | string[];
    // Earlier versions noted the paths only.
    return { ...nothingTouched, ...(Array.isArray(found) ? { paths: found } : found) };
  } catch {
    return nothingTouched;
  }
}

/** What is online, as far as a publish of this site has put it there. */
export async function readRemote(files: RemoteFiles): Promise<Online> {
  const online = readOnline((await files.read(notes.online)) ?? "") ?? nothingOnline;
  const { paths, others } = touchedOf(await files.read(notes.touched));
  // Without a home page a first publish was cut off, or somebody has emptied the place.
  const [first = homeFile] = online.files.keys();
  const witness = online.files.has(homeFile) ? homeFile : first;
  const isThere = online.files.size === 0 || (await files.read(witness)) !== null;
  const unknown = isThere ? [...paths, ...others] : [...online.files.keys(), ...paths, ...others];
  return { ...online, files: afterCut(online.files, unknown) };
}

/** Writes a file and removes it again. */
export async function tryRemote(files: RemoteFiles): Promise<void> {
  const probe = ".habitat/probe.txt";
  await files.put(probe, Buffer.from("A test of the connection."));
  await files.remove(probe);
}

/**
 * Makes what is there hold the copy: pictures and scripts first, then pages, deletions last. What is to be changed is noted
 * there first, and now and then what has been. Cut off anywhere, each page has all that it names, and the next publish goes
 * on from there. Of two computers that publish there at the same time the one that began first gives way, and what it has
 * changed is made anew by the next publish.
 * @throws PublishError when it gives way
 */
export async function publishRemotely(
  files: RemoteFiles,
  content: Content,
  onStep: OnStep,
): Promise<void> {
  const before = await readRemote(files);
  const online = withRetired(before, content.files);
  const { put, remove } = differenceOf(before.files, online.files);
  const own = { by: randomUUID(), paths: [...put, ...remove], others: [] };
  const note = (touched: Touched) => files.put(notes.touched, Buffer.from(JSON.stringify(touched)));
  const noted = async () => touchedOf(await files.read(notes.touched));

  await note(own);
  // A key may be allowed to write only.
  const isReadable = (await files.read(notes.touched)) !== null;

  async function expectAlone(): Promise<Touched> {
    const found = await noted();
    if (found.by === own.by || !isReadable) return found;
    await note({ ...found, others: [...new Set([...found.others, ...own.paths])] });
    throw new PublishError(publishMessages.otherComputer);
  }

  const rest = new Set(own.paths);
  const many = Math.max(fewest, Math.ceil(put.length / mostNotes));
  for (const stage of inStages(put))
    for (let from = 0; from < stage.length; from += many) {
      const paths = stage.slice(from, from + many);
      await eachAtOnce(paths, atOnce, async (path) => {
        await files.put(path, await content.read(path));
        onStep(path);
      });
      const { others } = await expectAlone();
      for (const path of paths) rest.delete(path);
      if (paths.length < many || !isReadable) continue;
      const sent = new Map([...online.files].filter(([path]) => !rest.has(path)));
      await files.put(notes.online, Buffer.from(storedOnline({ ...before, files: sent })));
      await note({ ...own, paths: [...rest], others });
    }
  for (const path of remove) {
    await files.remove(path);
    onStep(path);
  }
  await expectAlone();
  await files.put(notes.online, Buffer.from(storedOnline(online)));
  const { others } = await noted();
  if (others.length > 0) await note({ ...nothingTouched, others });
  else await files.remove(notes.touched);
}
