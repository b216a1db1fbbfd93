import type { IncomingMessage } from "node:http";
import { csvLimits, csvMessages } from "shared-types";
import { readFiles, type IncomingFile } from "../../http/read-files";
import { UploadError } from "../../http/upload-error";

/** Decodes UTF-8. @throws UploadError for any other encoding, and for a spreadsheet file */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UploadError(400, csvMessages.notText);
  }
}

/**
 * Reads the single file of a form.
 * @throws UploadError
 */
export async function receiveCsv(request: IncomingMessage): Promise<string> {
  const texts: string[] = [];

  async function take({ bytes }: IncomingFile): Promise<void> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > csvLimits.bytes) throw new UploadError(413, csvMessages.tooBig);
      chunks.push(chunk);
    }
    texts.push(decoded(Buffer.concat(chunks)));
  }

  await readFiles(request, take);
  const [text = "", ...others] = texts;
  if (text === "" || others.length > 0) throw new UploadError(400, csvMessages.noFile);
  return text;
}
