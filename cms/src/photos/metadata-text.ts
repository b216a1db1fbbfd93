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

/** The text of a value of XMP: as it stands, or the first of those in several languages. */
export function xmpText(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) {
    const first = value.find((one) => (one as { lang?: unknown } | null)?.lang === "x-default");
    return xmpText(first ?? value[0]);
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
