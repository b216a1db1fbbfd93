import { stat } from "node:fs/promises";
import { posix } from "node:path";
import type SftpClient from "ssh2-sftp-client";
import { placeTakenMessage, publishMessages } from "shared-types/publish/codes";
import type { Content } from "../content";
import type { Online } from "../manifest";
import type { OnStep } from "./generation";
import { publishRemotely, readRemote, tryRemote, type RemoteFiles } from "./remote";
import { noRoom, onWebSpace, SftpError, sftpErrorOf, type SftpPlace } from "./sftp-connection";

/** Readable by the web server, writable by the owner alone: the client asks for 0666 and the server's umask does not count. */
const writeStreamOptions = { mode: 0o644 };

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
function filesOf(client: SftpClient, { folder }: SftpPlace): RemoteFiles {
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

  /** What others have put where a file or one of its folders goes; '' for nothing. Servers only say that it has failed. */
  async function inTheWay(path: string): Promise<string> {
    const isThere = (name: string) => client.exists(at(name)).catch(() => false as const);
    const names = path.split("/");
    for (let many = 1; many < names.length; many += 1) {
      const folder = names.slice(0, many).join("/");
      if ((await isThere(folder)) === "-") return folder;
    }
    return (await isThere(path)) === "d" ? path : "";
  }

  async function send(path: string, found: Buffer | { file: string }): Promise<void> {
    const [file, whole] = [at(beginning(path)), at(path)];
    // What is missing here is no fault of the server's.
    const bytes = Buffer.isBuffer(found) ? found.length : (await stat(found.file)).size;
    await makeFolder(posix.dirname(whole));
    const from = Buffer.isBuffer(found) ? found : found.file;
    await remotely(client.put(from, file, { writeStreamOptions }));
    // A server whose disk is full may be heard too late.
    const { size } = await remotely(client.stat(file));
    if (size !== bytes) throw noRoom();
    await remotely(turn(file, whole));
  }

  return {
    async put(path: string, found: Buffer | { file: string }): Promise<void> {
      await send(path, found).catch(async (error: unknown) => {
        const taken = error instanceof SftpError ? await inTheWay(path) : "";
        throw taken === "" ? error : new SftpError("folder", placeTakenMessage(taken));
      });
    },
    async remove(path: string): Promise<void> {
      await remotely(client.delete(at(path), true));
    },
    async read(path: string): Promise<string | null> {
      if (!(await remotely(client.exists(at(path))))) return null;
      return (await remotely(client.get(at(path)))).toString();
    },
  };
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
  try {
    await onWebSpace(place, (client) => tryRemote(filesOf(client, place)));
    return null;
  } catch (error) {
    if (error instanceof SftpError) return error;
    throw error;
  }
}

/** What is online on a web space, as far as a publish of this site has put it there. @throws SftpError */
export const readWebSpace = (place: SftpPlace): Promise<Online> =>
  onWebSpace(place, (client) => readRemote(filesOf(client, place)));

/** Publishes to a web space, each file by one rename. @throws SftpError */
export const publishToSftp = (
  place: SftpPlace,
  content: Content,
  onStep: OnStep = () => undefined,
): Promise<void> =>
  onWebSpace(place, (client) => publishRemotely(filesOf(client, place), content, onStep));
