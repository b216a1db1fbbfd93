import type { IncomingMessage } from "node:http";
import { csvLimits, csvMessages, csvTooBig } from "shared-types";
import { readFileForm, type FileForm, type IncomingFile } from "../../http/read-files";
import { UploadError } from "../../http/upload-error";

/** The encoding that a byte order mark names: "Unicode text" of spreadsheets is UTF-16. */
function encodingOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

/** Decodes a file. @throws UploadError for an encoding that nothing names, and for a spreadsheet file */
function decoded(bytes: Buffer): string {
  if (bytes.toString("latin1", 0, 4) === "PK\x03\x04")
    throw new UploadError(400, csvMessages.isZip);
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    // UTF-16 without a mark reads as UTF-8 with a NUL beside each letter.
    if (!text.slice(0, 1000).includes("\0")) return text;
  } catch {
    // No text of this encoding.
  }
  throw new UploadError(400, csvMessages.notText);
}

/** The name of a file as history shows it: no control characters, and of a long one the end. */
const shownName = (fileName: string) => fileName.replace(/\p{C}/gu, "").slice(-200);

const takeUpTo =
  (maxBytes: number) =>
  async ({ bytes, fileName }: IncomingFile) => {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new UploadError(413, csvTooBig(maxBytes));
      chunks.push(chunk);
    }
    if (size === 0) throw new UploadError(400, csvMessages.noFile);
    return { fileName: shownName(fileName), text: decoded(Buffer.concat(chunks)) };
  };

/**
 * Reads the single file of a call's form, and the texts beside it.
 * @throws UploadError
 */
export async function receiveCsv(
  request: IncomingMessage,
  form: FileForm,
  maxBytes: number = csvLimits.bytes,
): Promise<{ fileName: string; text: string; texts: Map<string, string> }> {
  const { file, texts } = await readFileForm(request, form, takeUpTo(maxBytes), csvMessages.noFile);
  return { ...file, texts };
}
