import { derive } from "../derive";
import { identify } from "../identify";
import { readMetadata } from "../metadata";
import { openPicture, pixelsOf } from "../picture";
import type { Prepared, Tasks } from "./tasks";

/** Above this a picture is worked on alone. */
const largePixels = 24_000_000;

/** Everything about a file that takes time: what it is, what is written in it, its public files. */
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
