import { createHash } from "node:crypto";
import type SftpClient from "ssh2-sftp-client";
import { hostKeyMessage, publishMessages } from "shared-types/publish/codes";
import { PublishError } from "../content";

/** A web space by SFTP. */
export interface SftpPlace {
  host: string;
  port: number;
  user: string;
  /** The folder that visitors see. */
  folder: string;
  /** The user's password, or the passphrase of the key. */
  password: string;
  /** A private key; '' to sign in by the password. */
  key: string;
  /** SHA-256 of the server's key, as OpenSSH prints it; '' while none is trusted. */
  hostKey: string;
}

/** Why a web space cannot be used, on the field to look at. */
export class SftpError extends PublishError {
  constructor(
    readonly field: keyof SftpPlace,
    message: string,
  ) {
    super(message);
  }
}

/** How long the server may take to let one in. */
const readyTimeout = 15_000;
/** So often a silent connection is tried: a dead one is noticed after three. */
const keepaliveInterval = 10_000;

const fingerprintOf = (key: Buffer) =>
  `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;

/** The web space takes no more. */
export const noRoom = () => new SftpError("folder", publishMessages.remoteFull);

type Cause = [says: RegExp, field: keyof SftpPlace, message: string];

/** What ssh2, Node and the server say, the code first; the first that fits counts. A path may say anything. */
const causes: Cause[] = [
  [/ENOTFOUND|EAI_AGAIN|Address lookup/, "host", publishMessages.unknownServer],
  [/ECONNREFUSED|refused connection/, "port", publishMessages.refused],
  [/timed out|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/i, "host", publishMessages.timeout],
  [/authentication methods failed/, "password", publishMessages.signIn],
  [/privateKey|passphrase/i, "key", publishMessages.badKey],
  [/No space left|quota exceeded/i, "folder", publishMessages.remoteFull],
  [/^[23] |Permission denied|^EACCES|^ENOENT/i, "folder", publishMessages.remoteClosed],
  // All that servers say whose disk is full.
  [/^4 /, "folder", publishMessages.remoteFull],
];

/** What has failed, as the owner is told. */
export function sftpErrorOf(error: unknown): Error {
  const { message = "", code = "" } = Object(error) as { message?: unknown; code?: unknown };
  const text = `${String(code)} ${String(message)}`;
  const found = causes.find(([says]) => says.test(text));
  return found ? new SftpError(found[1], found[2]) : new SftpError("host", publishMessages.broken);
}

/** Why the server's key is not trusted; null if it is. */
function keyFault(shown: string, { hostKey }: SftpPlace): SftpError | null {
  if (shown === hostKey) return null;
  const isFirst = hostKey === "";
  return new SftpError("hostKey", isFirst ? hostKeyMessage(shown) : publishMessages.otherKey);
}

/**
 * Works on a web space, and lets go of it. Nothing is told to a server whose key is not the trusted one.
 * @throws SftpError
 */
export async function onWebSpace<Result>(
  place: SftpPlace,
  work: (client: SftpClient) => Promise<Result>,
): Promise<Result> {
  const nothing = () => undefined;
  // Few sites need it: it takes no memory of the others.
  const { default: Client } = await import("ssh2-sftp-client");
  const client = new Client("publish", { error: nothing, end: nothing, close: nothing });
  const shownKey: { fault: SftpError | null } = { fault: null };
  const { host, port, user, password, key } = place;
  const signIn =
    key === "" ? { password } : { privateKey: key, ...(password && { passphrase: password }) };
  try {
    await client.connect({
      ...{ host, port, username: user, ...signIn, readyTimeout, keepaliveInterval },
      hostVerifier(shown) {
        shownKey.fault = keyFault(fingerprintOf(shown), place);
        return shownKey.fault === null;
      },
    });
  } catch (error) {
    throw shownKey.fault ?? sftpErrorOf(error);
  }
  // Of the requests that are under way when the connection goes, the client ends but one, and its own end may wait for good.
  const lost = new Promise<never>((_resolve, reject) => {
    client.client.once("close", () => reject(new SftpError("host", publishMessages.broken)));
  });
  lost.catch(nothing);
  // Requests are small and each is waited for.
  client.client.setNoDelay(true);
  try {
    return await Promise.race([work(client), lost]);
  } finally {
    await Promise.race([client.end(), lost]).catch(nothing);
  }
}
