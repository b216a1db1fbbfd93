import { derive } from "./derive";
import { identify } from "../formats/identify";
import { readMetadata } from "../formats/metadata";
import { openPicture, pixelsOf } from "../formats/picture";
import type { Prepared, Tasks } from "./tasks";

/** Larger pictures are processed alone. */
const largePixels = 24_000_000;

/** All slow work on a file: identification, metadata, public files. */
export async function prepare(
  { file, folder }: Tasks["prepare"]["given"],
  beAlone: () => Promise<void>,
): Promise<Prepared> {
  const mimeType = await identify(file);
  const metadata = await readMetadata(file, mimeType);
  if ((await pixelsOf(file, mimeType)) > largePixels) await beAlone();
  const derived = await derive(await openPicture(file, mimeType), folder);
  return { mimeType, metadata, derived };
}
