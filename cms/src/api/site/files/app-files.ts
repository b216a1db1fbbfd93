import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { weakEtag } from "../../../cache/cached-response";
import type { BodyEncodings, EncodedBody } from "../../../cache/encoded-body";
import type { Encoding } from "../../../http/encoding";

const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** A file of the web app, with its compressed forms from the build. */
export interface AppFile {
  etag: string;
  body: BodyEncodings;
}

/** Finds the file for a path that starts with a slash; null when there is none. */
export type FindAppFile = (path: string) => Promise<AppFile | null>;

/** Compressed forms, read from disk on first use. */
function encodingsOnDisk(
  file: string,
  encodingFor: (accepted: Encoding) => Encoding,
): BodyEncodings {
  const encoded = new Map<Encoding, EncodedBody>();
  const body: BodyEncodings = {
    get: (accepted) => encoded.get(encodingFor(accepted)),
    async encode(accepted) {
      const encoding = encodingFor(accepted);
      const read = { encoding, bytes: await readFile(file + suffixes[encoding]) };
      encoded.set(encoding, read);
      body.onResize();
      return read;
    },
    size: () => [...encoded.values()].reduce((sum, { bytes }) => sum + bytes.length, 0),
    onResize: () => undefined,
  };
  return body;
}

/** Lists a folder's files once: a build does not change. */
export function appFiles(folder: string): FindAppFile {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const there = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
      .map((path) => path.replaceAll(sep, "/")),
  );
  return async (path) => {
    const file = join(folder, path);
    // A new version may be installed under a running server.
    if (!there.has(path) || !existsSync(file)) return null;
    const encodingFor = (accepted: Encoding) =>
      there.has(path + suffixes[accepted]) ? accepted : "identity";
    return {
      etag: weakEtag(await readFile(file), 0),
      body: encodingsOnDisk(file, encodingFor),
    };
  };
}
