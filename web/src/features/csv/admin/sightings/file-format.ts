import { sightingFormatOf, type SightingFormat } from "shared-types";

/** As much of a file as its first line may take. */
const headBytes = 16_384;

/** The encoding that a file's byte order mark names; spreadsheets write UTF-16 too. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

/** The format of a file by the columns that its first line names; undefined if it is none that is known. */
export async function formatOfFile(file: File): Promise<SightingFormat | undefined> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const head = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const [line = ""] = head.split(/[\r\n]/, 1);
  return sightingFormatOf(line.split(/[,;\t]/).map((name) => name.replace(/["\uFEFF]/g, "")));
}
