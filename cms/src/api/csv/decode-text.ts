import { csvMessages } from "shared-types/csv/codes";
import { UploadError } from "../../http/upload-error";

export interface DecodedText {
  text: string;
  /** Whether its encoding was guessed: Windows-1252. */
  isWestern: boolean;
}

const headBytes = 1000;

/** What a ZIP file begins with, which a spreadsheet is too, a spreadsheet of Excel's before 2007, and a file of gzip. */
const noTexts = ["PK\x03\x04", "\xd0\xcf\x11\xe0", "\x1f\x8b"];

/** Whether a file is a spreadsheet or packed, by its first bytes. */
export const isSpreadsheet = (bytes: Buffer): boolean =>
  noTexts.some((head) => bytes.toString("latin1", 0, head.length) === head);

/** UTF-16 by its byte order mark, or by the zeros beside its letters; else UTF-8. */
function encodingOf(bytes: Buffer): "utf-16le" | "utf-16be" | "utf-8" {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const head = bytes.subarray(0, headBytes);
  const zeros = (parity: number) => head.filter((byte, at) => byte === 0 && at % 2 === parity);
  // Of the names of columns every second byte is one.
  const isHalf = (count: number) => count > head.length * 0.4;
  if (isHalf(zeros(1).length)) return "utf-16le";
  return isHalf(zeros(0).length) ? "utf-16be" : "utf-8";
}

/** 0x80 to 0x9F in Windows-1252; blanks for the five that it has not. */
const western =
  "\u20ac \u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152 \u017d  \u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153 \u017e\u0178";

/** Text of Windows-1252; null for bytes that it does not have. Not by TextDecoder, which reads it as Latin-1 in some Nodes (nodejs/node#56542). */
function westernText(bytes: Buffer): string | null {
  const latin = bytes.toString("latin1");
  // oxlint-disable-next-line no-control-regex
  if (/[\0-\x08\x0e-\x1f\x7f\x81\x8d\x8f\x90\x9d]/.test(latin)) return null;
  return latin.replace(/[\x80-\x9f]/g, (byte) => western.charAt(byte.charCodeAt(0) - 0x80));
}

/**
 * Decodes a file of text, which may be UTF-8 or UTF-16, and if it `mayBeWestern` Windows-1252.
 * @throws UploadError for another encoding, and for a spreadsheet file
 */
export function decodeText(bytes: Buffer, mayBeWestern: boolean): DecodedText {
  if (isSpreadsheet(bytes)) throw new UploadError(400, csvMessages.isZip);
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    if (!text.slice(0, headBytes).includes("\0")) return { text, isWestern: false };
  } catch {
    // No Unicode.
  }
  const guessed = mayBeWestern ? westernText(bytes) : null;
  if (guessed === null) throw new UploadError(400, csvMessages.notText);
  return { text: guessed, isWestern: true };
}

const shownWords = 5;

/** Some words of a text by which a person sees whether its encoding was guessed rightly. */
export function tellingWords(text: string): string[] {
  const words = new Set<string>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}'\u2019-]*[^\0-\x7f][^\s,;"()]*/gu)) {
    if (words.size === shownWords) break;
    words.add(word.slice(0, 40));
  }
  return [...words];
}
