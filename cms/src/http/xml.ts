/** What XML 1.0 cannot represent: most control characters, lone surrogates, U+FFFE and U+FFFF. */
const invalidCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML and HTML, also inside double-quoted attributes. */
export function escapeText(text: string): string {
  return text
    .replace(invalidCharacters, "")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}

/** An element around text. */
export function textElement(name: string, text: string): string {
  return `<${name}>${escapeText(text)}</${name}>`;
}

/** An element that only has attributes. */
export function emptyElement(name: string, attributes: Record<string, string>): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeText(value)}"`,
  );
  return `<${name}${written.join("")}/>`;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
