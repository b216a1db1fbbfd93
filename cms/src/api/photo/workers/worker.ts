/** A worker process for pictures, so that the server keeps answering. */
import { existsSync } from "node:fs";
import sharp from "sharp";
import { importMessages } from "shared-types";
import { deriveAvif } from "./derive";
import { isDiskFull } from "../../../platform/disk-full";
import { identify, RefusedFile } from "../formats/identify";
import { openPicture } from "../formats/picture";
import { prepare } from "./prepare";
import type { Order, Report } from "./tasks";

// One thread: there is a worker for each core.
sharp.concurrency(1);
sharp.cache(false);

let goOn: () => void = () => undefined;

/** Exits when the server is gone. */
const tell = (report: Report) =>
  process.send?.(report, undefined, undefined, (error) => error && process.exit(0));

function beAlone(): Promise<void> {
  const leave = new Promise<void>((resolve) => (goOn = resolve));
  tell("wantsToBeAlone");
  return leave;
}

async function work(order: Exclude<Order, "goOn">): Promise<unknown> {
  if (order.task === "prepare") return prepare(order.given, beAlone);
  const { file, widths, folder } = order.given;
  return deriveAvif(await openPicture(file, await identify(file)), widths, folder);
}

function reportOf(error: unknown, file: string): Report {
  if (error instanceof RefusedFile) return { refused: error.message };
  if (isDiskFull(error)) return "diskFull";
  if (!existsSync(file)) return "vanished";
  // Any other error means that the decoder could not read the picture.
  return { refused: importMessages.damaged };
}

process.on("message", (order: Order) => {
  if (order === "goOn") {
    goOn();
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
