import { limits } from "shared-types";
import { keptText } from "shared-types/schemas";
import { fold } from "../lib/fold";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Text read byte for byte as Latin-1: IPTC that is UTF-8, as most programs write it, becomes that. */
export function iptcText(latin1: string): string {
  try {
    return utf8.decode(Buffer.from(latin1, "latin1"));
  } catch {
    return latin1;
  }
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The character an entity of XML stands for; exifr leaves them as they are written. */
function characterOf(entity: string, name: string): string {
  if (!name.startsWith("#")) return entities[name] ?? entity;
  const code = name.startsWith("#x") ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** The text of a value of XMP: as it stands, or the first of those in several languages. */
export function xmpText(value: unknown): string {
  if (typeof value === "string")
    return value.replace(/&(amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});/gi, characterOf);
  if (Array.isArray(value)) {
    const texts: unknown[] = value;
    const first = texts.find((one) => (one as { lang?: unknown } | null)?.lang === "x-default");
    return xmpText(first ?? texts[0]);
  }
  if (typeof value === "object" && value !== null && "value" in value) return xmpText(value.value);
  return "";
}

/** Keywords each once, without regard to case and accents; what is longer than a keyword is none. */
export function distinct(keywords: string[]): string[] {
  const found = new Map<string, string>();
  for (const given of keywords) {
    const keyword = keptText(given).replace(/\s+/g, " ").trim();
    const key = fold(keyword);
    if (key !== "" && keyword.length <= limits.keyword && !found.has(key)) found.set(key, keyword);
  }
  return [...found.values()];
}
