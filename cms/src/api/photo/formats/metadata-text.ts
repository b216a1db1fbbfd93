import { limits } from "shared-types";
import { keptText } from "shared-types/schemas";
import { fold } from "../../../database/fold";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Decodes IPTC text that was read as Latin-1 but is UTF-8, as most programs write it. */
export function iptcText(latin1: string): string {
  try {
    return utf8.decode(Buffer.from(latin1, "latin1"));
  } catch {
    return latin1;
  }
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Decodes an XML entity, which exifr leaves as is. */
function characterOf(entity: string, name: string): string {
  if (!name.startsWith("#")) return entities[name] ?? entity;
  const code = name.startsWith("#x") ? parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** The text of an XMP value: the string itself, or the first of several languages. */
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

/** Keywords without duplicates (ignoring case and accents) and without those that are too long. */
export function distinct(keywords: string[]): string[] {
  const found = new Map<string, string>();
  for (const given of keywords) {
    const keyword = keptText(given).replace(/\s+/g, " ").trim();
    const key = fold(keyword);
    if (key !== "" && keyword.length <= limits.keyword && !found.has(key)) found.set(key, keyword);
  }
  return [...found.values()];
}
