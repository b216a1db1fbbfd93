import { readFile } from "node:fs/promises";
import { importMessages } from "shared-types/photo/import-messages";
import { heicProfile } from "./heic-color";
import { RefusedFileError } from "./refused-file";
import { blankTiff } from "./tiff";

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(
    into: { data: Uint8ClampedArray; width: number; height: number },
    done: (shown: { data: Uint8ClampedArray } | null) => void,
  ): void;
  free(): void;
}

interface Heif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

const sequences = new Set(["msf1", "hevc", "hevx"]);

/**
 * Takes the brands of image sequences out of a file in memory: the decoder (libheif-js 1.23) would look for a track, which a
 * still picture that claims them may not have.
 */
function asStill(file: Buffer): Buffer {
  const end = Math.min(file.readUInt32BE(0), file.length) - 3;
  for (let at = 8; at < end; at += 4)
    if (at !== 12 && sequences.has(file.toString("latin1", at, at + 4))) file.write("mif1", at);
  return file;
}

/**
 * Decodes a HEIC photo into a TIFF file with its color profile. The decoder turns it upright (by the
 * file's own boxes), so the TIFF has no EXIF that would rotate it again.
 * @throws RefusedFileError when it cannot be decoded
 */
export async function heicAsTiff(file: string): Promise<Buffer> {
  const { default: ready } = await import("libheif-js/wasm-bundle.js");
  const { HeifDecoder } = (await ready) as Heif;
  const bytes = asStill(await readFile(file));
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) throw new RefusedFileError(importMessages.damaged);
  const [width, height] = [image.get_width(), image.get_height()];
  const { file: tiff, pixels } = blankTiff({ width, height, profile: heicProfile(bytes) });
  const shown = await new Promise<{ data: Uint8ClampedArray } | null>((done) =>
    image.display({ data: pixels, width, height }, done),
  );
  for (const each of images) each.free();
  if (!shown) throw new RefusedFileError(importMessages.damaged);
  return tiff;
}
