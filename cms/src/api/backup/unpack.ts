import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { extract } from "tar-stream";
import { newFile } from "../../platform/new-file";
import { InvalidBackupError } from "./errors";
import { contentsLine, readManifest, type Manifest } from "./manifest";

/** Larger than any manifest or list. */
const textMax = 256 * 1024 * 1024;

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > textMax)
      throw new InvalidBackupError("Its list of files is far too long: it is not a backup.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Only paths below a backup's two folders. */
const isSafe = (name: string) =>
  /^(database|files)\/./.test(name) && !/(^|\/)\.\.?(\/|$)|[\\\0]/.test(name);

interface Written {
  bytes: number;
  sha256: string;
}

async function writeEntry(
  stream: Readable,
  path: string,
  { mode, signal }: { mode: number; signal: AbortSignal },
): Promise<Written> {
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash("sha256");
  let bytes = 0;
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const target = await newFile(path, mode);
  // tar-stream's own streams never close when their file is cut off, for which a pipeline of Node 22 and later waits.
  await pipeline(new Readable().wrap(stream), hashing, target, { signal });
  return { bytes, sha256: hash.digest("hex") };
}

/**
 * Unpacks a backup into a private folder and checks every entry against the backup's list.
 * @throws InvalidBackupError when anything is missing, extra or different
 */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  const own = createHash("sha256");
  let manifest: Manifest | undefined;
  let stated = "";
  let count = 0;
  const broken = new AbortController();
  let writing: Promise<unknown> = Promise.resolve();
  const take = async (name: string, mode: number | undefined, stream: Readable) => {
    if (name === "manifest.json") manifest = readManifest(await textOf(stream));
    else if (name === "contents.ndjson")
      stated = createHash("sha256")
        .update(await textOf(stream))
        .digest("hex");
    else {
      if (!isSafe(name))
        throw new InvalidBackupError(`It contains "${name}", which no backup does.`);
      const how = { mode: (mode ?? 0o644) & 0o777, signal: broken.signal };
      const entry = writeEntry(stream, join(folder, name), how);
      writing = entry;
      const { bytes, sha256 } = await entry;
      own.update(contentsLine(name, bytes, sha256));
      count += 1;
    }
  };
  const reader = extract();
  reader.on("entry", (header, stream, next) => {
    take(header.name, header.mode, stream).then(() => {
      stream.resume();
      next();
    }, next);
  });
  try {
    await pipeline(createReadStream(file), reader);
  } catch (error) {
    // The caller removes the folder: no file may come into it any more.
    broken.abort();
    await writing.catch(() => undefined);
    if (error instanceof InvalidBackupError || (error as NodeJS.ErrnoException).code !== undefined)
      throw error;
    throw new InvalidBackupError(
      "It is damaged or cut off, and cannot be read to the end. Use another backup.",
    );
  }
  if (!manifest)
    throw new InvalidBackupError("It is incomplete (its end is missing). Use another backup.");
  const { contents } = manifest;
  if (stated !== contents.sha256 || own.digest("hex") !== stated || count !== contents.count)
    throw new InvalidBackupError(
      "It is damaged: its contents do not match its own list. Use another backup.",
    );
  return manifest;
}
