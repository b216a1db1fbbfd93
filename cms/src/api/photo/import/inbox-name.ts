import { extname } from "node:path";

const maxBytes = 180;
const maxExtensionBytes = 16;

/** Names that Windows reserves for devices, whatever their extension. */
const device = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])$/i;

const bytesOf = (text: string) => Buffer.byteLength(text);

/** Truncates a text to a number of bytes, between characters. */
function cut(text: string, max: number): string {
  let kept = "";
  let size = 0;
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    size += bytesOf(segment);
    if (size > max) break;
    kept += segment;
  }
  return kept;
}

/**
 * A file's name in the inbox: recognizable to the owner and valid on every file system. It is
 * never empty, never leaves its folder, and never looks like an incomplete file ('.part').
 */
export function inboxName(sent: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? "";
  const plain = last
    // Control characters, bidi marks, lone surrogates.
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .normalize("NFC")
    .replace(/[<>:"|?*]/g, "_")
    .replace(/^[\s.]+|[\s.]+$/gu, "");
  const found = extname(plain);
  const extension = bytesOf(found) <= maxExtensionBytes ? found : "";
  const stem = cut(plain.slice(0, plain.length - extension.length), maxBytes).replace(
    /[\s.]+$/u,
    "",
  );
  const first = stem.split(".")[0] ?? "";
  const safe = device.test(first.trim()) ? `_${stem}` : stem;
  const name = `${safe === "" ? "photo" : safe}${extension}`;
  return /\.part$/i.test(name) ? `${name}_` : name;
}
