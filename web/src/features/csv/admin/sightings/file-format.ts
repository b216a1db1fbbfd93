import { sightingFormatOf, type SightingFormat } from "shared-types/sighting-import/codes";

/** As much of a file as its first line may take. */
const headBytes = 16_384;

/** UTF-16, which spreadsheets write too, by its byte order mark or the zeros beside its letters; else UTF-8. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return "utf-16le";
  return (first === 0xfe && second === 0xff) || first === 0 ? "utf-16be" : "utf-8";
}

/** Titles may stand above the names of the columns. */
const headLines = 10;

/** The format of a file by the columns that one of its first lines names; undefined if it is none that is known. */
export async function formatOfFile(file: File): Promise<SightingFormat | undefined> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const head = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return head
    .split(/[\r\n]+/, headLines)
    .map((line) =>
      sightingFormatOf(line.split(/[,;\t|]/).map((name) => name.replace(/["\uFEFF]/g, ""))),
    )
    .find(Boolean);
}
