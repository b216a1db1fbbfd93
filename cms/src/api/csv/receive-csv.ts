import type { IncomingMessage } from "node:http";
import { csvCalls, csvLimits, csvMessages } from "shared-types";
import { readOneFile, type IncomingFile } from "../../http/read-files";
import { UploadError } from "../../http/upload-error";

/** Decodes UTF-8. @throws UploadError for any other encoding, and for a spreadsheet file */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UploadError(400, csvMessages.notText);
  }
}

/** The name of a file as history shows it: no control characters, and of a long one the end. */
const shownName = (fileName: string) => fileName.replace(/\p{C}/gu, "").slice(-200);

async function take({ bytes, fileName }: IncomingFile) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > csvLimits.bytes) throw new UploadError(413, csvMessages.tooBig);
    chunks.push(chunk);
  }
  if (size === 0) throw new UploadError(400, csvMessages.noFile);
  return { fileName: shownName(fileName), text: decoded(Buffer.concat(chunks)) };
}

/**
 * Reads the single file of a form.
 * @throws UploadError
 */
export const receiveCsv = (request: IncomingMessage): Promise<{ fileName: string; text: string }> =>
  readOneFile(request, csvCalls.csvImport.files, take, csvMessages.noFile);
