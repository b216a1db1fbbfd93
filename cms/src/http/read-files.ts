import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { importMessages } from "shared-types/photo/import-messages";
import { uploadMaxBytes } from "shared-types/photo/import";
import { isDiskFull } from "../platform/disk-full";
import { UploadError } from "./upload-error";

/** One file of a form, while it is being received. */
export interface IncomingFile {
  field: string;
  /** The name as sent. */
  fileName: string;
  bytes: Readable;
  /** Aborted when the form is cut off or a limit is exceeded. */
  signal: AbortSignal;
}

/** The text fields of a form, with their values in order. */
export type FormTexts = Map<string, string[]>;

const maxFiles = 500;
const idleMs = 60_000;

const limits = {
  files: maxFiles,
  fields: 10,
  fieldSize: 1024 * 1024,
  headerPairs: 20,
  headerSize: 16 * 1024,
};

const unreadable = (cause: unknown) =>
  Object.assign(new UploadError(400, "This upload was interrupted. Please send it again."), {
    cause,
  });

function open(request: IncomingMessage, fileSize: number): BusboyInstance {
  const type = request.headers["content-type"] ?? "";
  try {
    return new Busboy({ headers: { "content-type": type }, limits: { ...limits, fileSize } });
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * Streams a multipart form and hands over its files, one after the other: the next is
 * read when the previous one is done. Nothing is buffered in memory or in the system's temporary folder.
 * The rest of a refused form is read and discarded, or browsers would not show the answer.
 * @throws UploadError, or what `take` throws
 */
export async function readFiles(
  request: IncomingMessage,
  take: (file: IncomingFile) => Promise<void>,
  maxBytes = uploadMaxBytes,
): Promise<FormTexts> {
  const texts: FormTexts = new Map();
  const stop = new AbortController();
  const { signal } = stop;
  const fail = (reason: unknown) => stop.abort(reason);
  const brokenOff = () => {
    if (!request.complete) fail(unreadable("aborted"));
  };
  let taken = Promise.resolve();

  const form = open(request, maxBytes);
  form.on("file", (field, bytes, fileName: string | undefined) => {
    // `take` reports that there is no space.
    bytes.on("error", (error) => isDiskFull(error) || fail(unreadable(error)));
    bytes.on("limit", () => fail(new UploadError(413, importMessages.tooBig)));
    const file = { field, fileName: fileName ?? "", bytes, signal };
    taken = taken.then(() => (signal.aborted ? undefined : take(file))).catch(fail);
  });
  form.on("field", (field, text, _isNameCut, isCut) => {
    if (isCut) fail(new UploadError(413, `The field '${field}' is too long.`));
    texts.set(field, [...(texts.get(field) ?? []), text]);
  });
  form.on("filesLimit", () =>
    fail(new UploadError(400, `Please send at most ${maxFiles} files at once.`)),
  );
  form.on("error", (error) => fail(unreadable(error)));
  request.on("close", brokenOff);
  request.setTimeout(idleMs, () => request.destroy());
  if (request.destroyed) brokenOff();

  const read = once(form, "finish", { signal }).catch(fail);
  request.pipe(form);
  await read;
  request.unpipe(form);
  // Also after a failure: nothing must be writing when this is answered.
  await taken;
  request.resume();
  // Handling a file may take longer than the timeout between bytes.
  request.setTimeout(0);
  request.off("close", brokenOff);
  if (signal.aborted) throw signal.reason;
  return texts;
}

/**
 * Streams a form of files in one field, and hands them over as `readFiles` does.
 * @throws UploadError for any other field than `known` texts, or what `take` throws
 */
export async function readFilesIn(
  request: IncomingMessage,
  field: string,
  take: (file: IncomingFile) => Promise<void>,
  { texts: known = [], maxBytes }: Omit<FileForm, "files"> = {},
): Promise<FormTexts> {
  const takeIn = (file: IncomingFile) => {
    if (file.field === field) return take(file);
    throw new UploadError(400, `Files belong in the field '${field}'.`);
  };
  const texts = await readFiles(request, takeIn, maxBytes);
  const unknown = [...texts.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UploadError(400, `This call takes no field '${unknown}'.`);
  return texts;
}

/** The fields of a form with one file. */
export interface FileForm {
  files: string;
  texts?: readonly string[];
  /** Of each file. */
  maxBytes?: number;
}

/**
 * Reads a form with one file and texts, of which the last of a name counts; `file` is what `take` makes of it.
 * @throws UploadError when it holds no file, several or anything else, or what `take` throws
 */
export async function readFileForm<Result>(
  request: IncomingMessage,
  { files: field, ...form }: FileForm,
  take: (file: IncomingFile) => Promise<Result>,
  missing: string,
): Promise<{ file: Result; texts: Map<string, string> }> {
  const results: Result[] = [];
  const takeOne = async (file: IncomingFile) => {
    if (results.length > 0) throw new UploadError(400, missing);
    results.push(await take(file));
  };
  const texts = await readFilesIn(request, field, takeOne, form);
  const [file] = results;
  if (file === undefined) throw new UploadError(400, missing);
  return { file, texts: new Map([...texts].map(([name, all]) => [name, all.at(-1) ?? ""])) };
}

/**
 * Reads a form that is one file; the answer is what `take` makes of it.
 * @throws UploadError when it holds none, several or anything else, or what `take` throws
 */
export const readOneFile = async <Result>(
  request: IncomingMessage,
  field: string,
  take: (file: IncomingFile) => Promise<Result>,
): Promise<Result> =>
  (await readFileForm(request, { files: field }, take, "Please choose one file.")).file;
