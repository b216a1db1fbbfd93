/** A worker process for pictures, so that the server keeps answering. */
import { existsSync } from "node:fs";
import sharp from "sharp";
import { importMessages } from "shared-types/photo/import-messages";
import { derive, deriveAvif } from "./derive";
import { isDiskFull } from "../../../platform/disk-full";
import { identify } from "../formats/identify";
import { RefusedFileError } from "../formats/refused-file";
import { readMetadata } from "../formats/metadata";
import { pixelsOf, withPicture } from "../formats/picture";
import type { Order, Prepared, Report, Tasks } from "./tasks";

// One thread: there is a worker for each core.
sharp.concurrency(1);
sharp.cache(false);

/** Larger pictures are processed alone. */
const largePixels = 24_000_000;

let proceed: () => void = () => undefined;

/** Exits when the server is gone. */
const tell = (report: Report) =>
  process.send?.(report, undefined, undefined, (error) => error && process.exit(0));

function runExclusively(): Promise<void> {
  const leave = new Promise<void>((resolve) => (proceed = resolve));
  tell("needsExclusive");
  return leave;
}

/** All slow work on a file: identification, metadata, public files. */
async function prepare({
  file,
  sidecars,
  folder,
  timeZone,
  edit,
}: Tasks["prepare"]["given"]): Promise<Prepared> {
  const mimeType = await identify(file);
  const metadata = await readMetadata(file, mimeType, timeZone, sidecars);
  if ((await pixelsOf(file, mimeType)) > largePixels) await runExclusively();
  const derived = await withPicture(file, mimeType, (picture) => derive(picture, folder, edit));
  return { mimeType, metadata, derived };
}

async function work(order: Exclude<Order, "proceed">): Promise<unknown> {
  if (order.task === "prepare") return prepare(order.given);
  if (order.task === "read") {
    const { file, timeZone, sidecars } = order.given;
    return readMetadata(file, await identify(file), timeZone, sidecars);
  }
  const { file, widths, folder, edit } = order.given;
  return withPicture(file, await identify(file), (picture) =>
    deriveAvif(picture, widths, { folder, edit }),
  );
}

function reportOf(error: unknown, file: string): Report {
  if (error instanceof RefusedFileError) return { refused: error.message };
  if (isDiskFull(error)) return "diskFull";
  if (!existsSync(file)) return "vanished";
  // Any other error means that the decoder could not read the picture.
  return { refused: importMessages.damaged };
}

process.on("message", (order: Order) => {
  if (order === "proceed") {
    proceed();
    return;
  }
  work(order).then(
    (done) => tell({ done }),
    (error: unknown) => tell(reportOf(error, order.given.file)),
  );
});
process.on("disconnect", () => process.exit(0));
// Ctrl+C reaches the whole process group, but the server decides when to stop.
process.on("SIGINT", () => undefined);
