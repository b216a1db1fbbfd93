import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { importMessages, uploadMaxBytes } from "shared-types";
import { isDiskFull } from "./faults";
import { UploadFault } from "./upload-fault";

/** One file of a form, while it comes in. */
export interface IncomingFile {
  field: string;
  /** As the sender wrote it. */
  fileName: string;
  bytes: Readable;
  /** Aborted when the form breaks off or a limit is passed. */
  signal: AbortSignal;
}

/** The texts of a form, by field in the order they came. */
export type FormTexts = Map<string, string[]>;

const maxFiles = 500;
const idleMs = 60_000;

const limits = {
  fileSize: uploadMaxBytes,
  files: maxFiles,
  fields: 10,
  fieldSize: 64 * 1024,
  headerPairs: 20,
  headerSize: 16 * 1024,
};

const unreadable = (cause: unknown) =>
  Object.assign(new UploadFault(400, "This upload broke off. Please send it again."), { cause });

function open(request: IncomingMessage): BusboyInstance {
  const type = request.headers["content-type"] ?? "";
  try {
    return new Busboy({ headers: { "content-type": type }, limits });
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * Reads a multipart form as it comes in and hands over its files, one after the other: the next is
 * read when the one before is taken. Nothing is kept in memory or in the system's temporary folder.
 * What is left of a form that is refused is read and thrown away, or a browser would not see why.
 * @throws UploadFault, or what `take` throws
 */
export async function readFiles(
  request: IncomingMessage,
  take: (file: IncomingFile) => Promise<void>,
): Promise<FormTexts> {
  const texts: FormTexts = new Map();
  const stop = new AbortController();
  const { signal } = stop;
  const fail = (reason: unknown) => stop.abort(reason);
  const brokenOff = () => {
    if (!request.complete) fail(unreadable("aborted"));
  };
  let taken = Promise.resolve();

  const form = open(request);
  form.on("file", (field, bytes, fileName: string | undefined) => {
    // Where there is no room for it, who takes it says so.
    bytes.on("error", (error) => isDiskFull(error) || fail(unreadable(error)));
    bytes.on("limit", () => fail(new UploadFault(413, importMessages.tooBig)));
    const file = { field, fileName: fileName ?? "", bytes, signal };
    taken = taken.then(() => (signal.aborted ? undefined : take(file))).catch(fail);
  });
  form.on("field", (field, text) => void texts.set(field, [...(texts.get(field) ?? []), text]));
  form.on("filesLimit", () =>
    fail(new UploadFault(400, `Please send at most ${maxFiles} files at once.`)),
  );
  form.on("error", (error) => fail(unreadable(error)));
  request.on("close", brokenOff);
  request.setTimeout(idleMs, () => request.destroy());
  if (request.destroyed) brokenOff();

  const read = once(form, "finish", { signal }).catch(fail);
  request.pipe(form);
  await read;
  request.unpipe(form);
  // Also of a form that failed: nobody writes any more when this is answered.
  await taken;
  request.resume();
  // What is done with the files may take longer than their next byte may.
  request.setTimeout(0);
  request.off("close", brokenOff);
  if (signal.aborted) throw signal.reason;
  return texts;
}
