/** A process that works on pictures for the server, so that the server goes on answering. */
import { existsSync } from "node:fs";
import sharp from "sharp";
import { importMessages } from "shared-types";
import { deriveAvif } from "../derive";
import { isDiskFull } from "../faults";
import { identify, RefusedFile } from "../identify";
import { openPicture } from "../picture";
import { prepare } from "./prepare";
import type { Order, Report } from "./tasks";

// One picture at a time on one core: there are as many of these processes as cores.
sharp.concurrency(1);
sharp.cache(false);

let goOn: () => void = () => undefined;

/** A server that is gone hears nothing, and has no more use for this process. */
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
  // Everything else is the decoder's word for bytes that are no whole picture.
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
// Ctrl+C reaches the whole group: the server says when to stop.
process.on("SIGINT", () => undefined);
