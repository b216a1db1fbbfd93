import { createHash, type Hash } from "node:crypto";
import type { WriteStream } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pack, type Pack } from "tar-stream";
import { contentsLine } from "./manifest";

const chunkBytes = 256 * 1024;

/** Exactly `size` bytes of a file, padded with zeros if it has become shorter. */
async function* bytesOf(handle: FileHandle, size: number, hash: Hash): AsyncGenerator<Buffer> {
  for (let at = 0; at < size;) {
    const chunk = Buffer.alloc(Math.min(chunkBytes, size - at));
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, at);
    const read = bytesRead > 0 ? chunk.subarray(0, bytesRead) : chunk;
    hash.update(read);
    at += read.length;
    yield read;
  }
}

/** Writes a tar file entry by entry, and a list of all entries at the end. */
export class Packer {
  readonly #pack: Pack = pack();
  readonly #written: Promise<void>;
  #contents = "";
  count = 0;
  bytes = 0;

  constructor(file: WriteStream) {
    this.#written = pipeline(this.#pack, file);
    // The next entry reports it.
    this.#written.catch(() => undefined);
  }

  /** Adds a file; false when it has disappeared. */
  async addFile(name: string, path: string): Promise<boolean> {
    const handle = await open(path).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    });
    if (!handle) return false;
    try {
      const { size, mode, mtime } = await handle.stat();
      const hash = createHash("sha256");
      const entry = this.#pack.entry({ name, size, mode: mode & 0o777, mtime });
      await this.#race(pipeline(Readable.from(bytesOf(handle, size, hash)), entry));
      this.#note(name, size, hash.digest("hex"));
      return true;
    } finally {
      await handle.close();
    }
  }

  #note(name: string, size: number, sha256: string): void {
    this.#contents += contentsLine(name, size, sha256);
    this.count += 1;
    this.bytes += size;
  }

  /** The error of writing, which a full disk causes, not of reading. */
  async #race(added: Promise<void>): Promise<void> {
    const entry = added.catch(async (error: unknown) => {
      // The entry was closed because the file was, whose error says why.
      if ((error as NodeJS.ErrnoException).code === "ERR_STREAM_PREMATURE_CLOSE")
        await this.#written;
      throw error;
    });
    entry.catch(() => undefined);
    await Promise.race([entry, this.#written.then(() => entry)]);
  }

  async #addText(name: string, text: string): Promise<void> {
    await this.#race(
      new Promise((resolve, reject) => {
        this.#pack.entry({ name, mode: 0o600 }, text, (error) =>
          error ? reject(error) : resolve(),
        );
      }),
    );
  }

  /** Adds the list and the manifest; ends when the file has ended. */
  async finish(manifest: (sha256: string) => object): Promise<void> {
    const sha256 = createHash("sha256").update(this.#contents).digest("hex");
    await this.#addText("contents.ndjson", this.#contents);
    await this.#addText("manifest.json", JSON.stringify(manifest(sha256), null, 2));
    this.#pack.finalize();
    await this.#written;
  }

  /** Aborts. */
  async abandon(): Promise<void> {
    this.#pack.destroy();
    await this.#written.catch(() => undefined);
  }
}
