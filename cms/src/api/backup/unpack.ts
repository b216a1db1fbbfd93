import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract, type Headers } from "tar-stream";
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

/** What a Mac puts beside each file of a tar. */
const appleDouble = /(^|\/)\._[^/]*$/;

/** A file as the packer reads it, unpacked if a program has gzipped it. */
async function streamsOf(file: string): Promise<[Readable, ...Transform[]]> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    const isGzip = buffer.readUInt16BE(0) === 0x1f8b;
    return [createReadStream(file), ...(isGzip ? [createGunzip()] : [])];
  } finally {
    await handle.close();
  }
}

/** Only paths below a backup's two folders. */
const isSafe = (name: string) =>
  /^(database|files)\/./.test(name) && !/(^|\/)\.\.?(\/|$)|[\\\0]/.test(name);

async function writeEntry(
  stream: Readable,
  path: string,
  { mode, signal }: { mode: number; signal: AbortSignal },
) {
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
 * Unpacks a backup into a private folder and checks every entry against the backup's list. One that was unpacked and packed again by
 * another program has folders of its own, and its entries in another order; or it is gzipped.
 * @throws InvalidBackupError when anything is missing, extra or different
 */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  const own = new Set<string>();
  let manifest: Manifest | undefined;
  let stated = "";
  const broken = new AbortController();
  let writing: Promise<unknown> = Promise.resolve();
  const take = async ({ type, mode, ...header }: Headers, stream: Readable) => {
    const name = header.name.replace(/^\.\//, "");
    if (type === "directory" || appleDouble.test(name)) return;
    if (name === "manifest.json") manifest = readManifest(await textOf(stream));
    else if (name === "contents.ndjson") stated = await textOf(stream);
    else {
      if (!isSafe(name))
        throw new InvalidBackupError(`It contains "${name}", which no backup does.`);
      const how = { mode: (mode ?? 0o644) & 0o777, signal: broken.signal };
      const entry = writeEntry(stream, join(folder, name), how);
      writing = entry;
      const { bytes, sha256 } = await entry;
      own.add(contentsLine(name, bytes, sha256));
    }
  };
  const reader = extract();
  reader.on("entry", (header, stream, next) => {
    take(header, stream).then(() => {
      stream.resume();
      next();
    }, next);
  });
  try {
    await pipeline([...(await streamsOf(file)), reader]);
  } catch (error) {
    // The caller removes the folder: no file may come into it any more.
    broken.abort();
    await writing.catch(() => undefined);
    const isSystems = error instanceof Error && "syscall" in error;
    if (error instanceof InvalidBackupError || isSystems) throw error;
    throw new InvalidBackupError(
      "It is damaged or cut off, and cannot be read to the end. Use another backup.",
    );
  }
  if (!manifest)
    throw new InvalidBackupError("It is incomplete (its end is missing). Use another backup.");
  const { contents } = manifest;
  const digest = createHash("sha256").update(stated).digest("hex");
  const listed = stated.match(/.*\n/g) ?? [];
  const isWhole = listed.length === own.size && listed.every((line) => own.has(line));
  if (digest !== contents.sha256 || !isWhole || own.size !== contents.count)
    throw new InvalidBackupError(
      "It is damaged: its contents do not match its own list. Use another backup.",
    );
  return manifest;
}
