const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">" };

/** Encoded HTML text as HTML: the exact inverse of `encodeHtml` (docs/product.md 4.8). */
export function decodeHtml(encoded: string): string {
  return encoded.replace(/&(amp|lt|gt);/g, (_, name: string) => characters[name] ?? "");
}

/** Encoded HTML text as plain words, for descriptions and labels. */
export function plainText(encoded: string): string {
  return decodeHtml(encoded)
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt);/g, (_, name: string) => characters[name] ?? "")
    .replace(/&nbsp;|&#160;/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\s+([,.;:!?])/g, "$1")
    .trim();
}
