import type { IncomingMessage } from "node:http";
import { csvLimits, csvMessages, csvTooBig } from "shared-types/csv/codes";
import { readFileForm, type FileForm, type IncomingFile } from "../../http/read-files";
import { UploadError } from "../../http/upload-error";
import { decodeText, type DecodedText } from "./decode-text";

/** The name of a file as history shows it: no control characters, and of a long one the end. */
const shownName = (fileName: string) => fileName.replace(/\p{C}/gu, "").slice(-200);

interface Taken {
  maxBytes?: number;
  /** Whether a file of no known encoding is read as Windows-1252: one that another program wrote. */
  mayBeWestern?: boolean;
}

const takeUpTo =
  ({ maxBytes = csvLimits.bytes, mayBeWestern = false }: Taken) =>
  async ({ bytes, fileName }: IncomingFile) => {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new UploadError(413, csvTooBig(maxBytes));
      chunks.push(chunk);
    }
    if (size === 0) throw new UploadError(400, csvMessages.noFile);
    return { fileName: shownName(fileName), ...decodeText(Buffer.concat(chunks), mayBeWestern) };
  };

/**
 * Reads the single file of a call's form, and the texts beside it.
 * @throws UploadError
 */
export async function receiveCsv(
  request: IncomingMessage,
  form: FileForm,
  taken: Taken = {},
): Promise<DecodedText & { fileName: string; texts: Map<string, string> }> {
  const { file, texts } = await readFileForm(request, form, takeUpTo(taken), csvMessages.noFile);
  return { ...file, texts };
}
