import { stat } from "node:fs/promises";
import { posix } from "node:path";
import type SftpClient from "ssh2-sftp-client";
import { publishMessages } from "shared-types/publish/codes";
import type { Content } from "../content";
import {
  afterCut,
  differenceOf,
  inStages,
  nothingOnline,
  readOnline,
  storedOnline,
  withRetired,
  type Online,
} from "../manifest";
import type { OnStep } from "./generation";
import { noRoom, onWebSpace, SftpError, sftpErrorOf, type SftpPlace } from "./sftp-connection";

/** So many files are on their way at a time. */
const atOnce = 8;

/** What is online, and what a publish that is not over yet changes. Digests only: who finds them learns nothing. */
const notes = { online: ".habitat/online.json", touched: ".habitat/touched.json" };

/** A file that is on its way. */
const beginning = (path: string) => `${path}.~habitat`;

/** Tells a server's own words from what is ours: a file of this machine that is missing, or the owner who cancels. */
async function remotely<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw sftpErrorOf(error);
  }
}

/** Files below a folder of the web space. */
function filesOf(client: SftpClient, { folder }: SftpPlace) {
  const at = (path: string) => posix.join(folder === "" ? "." : folder, path);
  const made = new Map<string, Promise<unknown>>();
  /** Makes a folder when the one above is there: two that are made at the same time may have that in common. */
  function makeFolder(path: string): Promise<unknown> {
    const above = posix.dirname(path);
    const make = async () => {
      if (above !== path) await makeFolder(above);
      await remotely(client.mkdir(path, true));
    };
    const known = made.get(path) ?? make();
    made.set(path, known);
    return known;
  }

  /** One rename in place of what is there; servers that know only the first of their kind cannot. */
  async function turn(from: string, to: string): Promise<void> {
    try {
      await client.posixRename(from, to);
    } catch {
      await client.delete(to, true);
      await client.rename(from, to);
    }
  }

  return {
    async put(path: string, found: Buffer | { file: string }): Promise<void> {
      const [file, whole] = [at(beginning(path)), at(path)];
      // What is missing here is no fault of the server's.
      const bytes = Buffer.isBuffer(found) ? found.length : (await stat(found.file)).size;
      await makeFolder(posix.dirname(whole));
      await remotely(client.put(Buffer.isBuffer(found) ? found : found.file, file));
      // A server whose disk is full may be heard too late.
      const { size } = await remotely(client.stat(file));
      if (size !== bytes) throw noRoom();
      await remotely(turn(file, whole));
    },
    remove: (path: string) => remotely(client.delete(at(path), true)),
    async read(path: string): Promise<string | null> {
      if (!(await remotely(client.exists(at(path))))) return null;
      return (await remotely(client.get(at(path)))).toString();
    },
  };
}

type Files = ReturnType<typeof filesOf>;

function touchedOf(text: string | null): string[] {
  try {
    return JSON.parse(text ?? "[]") as string[];
  } catch {
    return [];
  }
}

async function readSpace(files: Files): Promise<Online> {
  const online = readOnline((await files.read(notes.online)) ?? "") ?? nothingOnline;
  const touched = touchedOf(await files.read(notes.touched));
  return { ...online, files: afterCut(online.files, touched) };
}

/** Does the same with each, several at a time; after the first fault no other is begun. */
async function each(paths: string[], work: (path: string) => Promise<void>): Promise<void> {
  const rest = paths.values();
  let isOver = false;
  const next = async () => {
    for (const path of rest) {
      if (isOver) return;
      await work(path).catch((error: unknown) => {
        isOver = true;
        throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}

/** Why the site cannot be published there, on the field to look at; null if it can. */
export async function sftpFault(place: SftpPlace): Promise<SftpError | null> {
  const needed = [
    ["host", publishMessages.noHost],
    ["user", publishMessages.noUser],
    ["folder", publishMessages.noRemoteFolder],
  ] as const;
  for (const [field, message] of needed)
    if (place[field] === "") return new SftpError(field, message);
  if (place.password === "" && place.key === "")
    return new SftpError("password", publishMessages.noPassword);
  const probe = ".habitat/probe.txt";
  try {
    await onWebSpace(place, async (client) => {
      const files = filesOf(client, place);
      await files.put(probe, Buffer.from("A test of the connection."));
      await files.remove(probe);
    });
    return null;
  } catch (error) {
    if (error instanceof SftpError) return error;
    throw error;
  }
}

/** What is online on a web space, as far as a publish of this site has put it there. @throws SftpError */
export const readWebSpace = (place: SftpPlace): Promise<Online> =>
  onWebSpace(place, (client) => readSpace(filesOf(client, place)));

/**
 * Publishes to a web space: pictures and scripts first, then pages, deletions last, each file by one rename. What is to be
 * changed is noted there first. Cut off anywhere, each page has all that it names, and the next publish completes it.
 * @throws SftpError
 */
export async function publishToSftp(
  place: SftpPlace,
  content: Content,
  onStep: OnStep = () => undefined,
): Promise<void> {
  await onWebSpace(place, async (client) => {
    const files = filesOf(client, place);
    const before = await readSpace(files);
    const online = withRetired(before, content.files);
    const { put, remove } = differenceOf(before.files, online.files);
    await files.put(notes.touched, Buffer.from(JSON.stringify([...put, ...remove])));
    for (const paths of inStages(put))
      await each(paths, async (path) => {
        await files.put(path, await content.read(path));
        onStep(path);
      });
    for (const path of remove) {
      await files.remove(path);
      onStep(path);
    }
    await files.put(notes.online, Buffer.from(storedOnline(online)));
    await files.remove(notes.touched);
  });
}
