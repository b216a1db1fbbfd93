import type { IncomingMessage } from "node:http";
import { sheetLimits, sheetMessages } from "shared-types";
import { readFiles, type IncomingFile } from "../photos/read-files";
import { UploadFault } from "../photos/upload-fault";

/** The bytes as the text they are. @throws UploadFault for any other encoding, and for a spreadsheet */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UploadFault(400, sheetMessages.notText);
  }
}

/**
 * Reads the one file of a form.
 * @throws UploadFault
 */
export async function takeSheet(request: IncomingMessage): Promise<string> {
  const texts: string[] = [];

  async function take({ bytes }: IncomingFile): Promise<void> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > sheetLimits.bytes) throw new UploadFault(413, sheetMessages.tooBig);
      chunks.push(chunk);
    }
    texts.push(decoded(Buffer.concat(chunks)));
  }

  await readFiles(request, take);
  const [text = "", ...others] = texts;
  if (text === "" || others.length > 0) throw new UploadFault(400, sheetMessages.noFile);
  return text;
}
