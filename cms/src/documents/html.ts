import sanitizeHtml from "sanitize-html";
import {
  encodeHtml,
  noteAnchorMarks,
  noteAttributes,
  noteSchemes,
  noteTags,
} from "shared-types/kit/html";

/** The inverse of `encodeHtml`. */
export function decodeHtml(encoded: string): string {
  return encoded.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

/** Keeps an anchor's href and title and marks where it leads. */
function markAnchor(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { href, title } = attributes;
  const kept = { ...(href ? { href } : {}), ...(title ? { title } : {}) };
  return { tagName, attribs: { ...kept, ...noteAnchorMarks(href) } };
}

const policy: sanitizeHtml.IOptions = {
  allowedTags: noteTags,
  allowedAttributes: noteAttributes,
  allowedSchemes: noteSchemes,
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: { a: markAnchor },
};

const maxRounds = 8;

/** HTML with only what notes may contain; sanitizing twice equals sanitizing once (docs/product.md 4.8). */
function cleanHtml(html: string): string {
  let clean = sanitizeHtml(html, policy);
  for (let round = 1; round < maxRounds; round += 1) {
    // Dropping a tag may join elements that cannot nest, which parses differently the next time.
    const again = sanitizeHtml(clean, policy);
    if (again === clean) return clean;
    clean = again;
  }
  return sanitizeHtml(clean, { ...policy, allowedTags: [] });
}

/**
 * The stored form of an HTML text, which may arrive encoded (from a form) or as plain tags.
 * Encoded text has no brackets, so text with one is plain, and its `&lt;` means a literal sign.
 */
export function storedHtml(text: string | null | undefined): string {
  const given = text ?? "";
  return encodeHtml(cleanHtml(/[<>]/.test(given) ? given : decodeHtml(given)));
}

/** Stored HTML without the links whose address is gone; their words stay. What has none of them is unchanged. */
export function withoutLinks(stored: string, isGone: (href: string) => boolean): string {
  let count = 0;
  const transform = (tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
    if (!isGone(attributes["href"] ?? "")) return markAnchor(tagName, attributes);
    count += 1;
    return { tagName, attribs: {} };
  };
  const html = sanitizeHtml(decodeHtml(stored), { ...policy, transformTags: { a: transform } });
  return count > 0 ? storedHtml(html.replace(/<a>(.*?)<\/a>/gs, "$1")) : stored;
}

/** Stored HTML with its links as `moved` gives them. */
export function movedLinks(stored: string, moved: (href: string) => string): string {
  const follow = (whole: string, quote: string, href: string) =>
    moved(href) === href ? whole : `href=${quote}${moved(href)}${quote}`;
  return stored.replace(/\bhref=(")([^"]*)"/g, follow);
}

/** Stored HTML as words: tags become spaces, so that a search does not find markup. */
export function htmlWords(stored: string): string {
  return decodeHtml(decodeHtml(stored).replace(/<[^>]*>/g, " "));
}

/** Breaks between lines and paragraphs. */
const breaks = /<(?:br|\/p|\/div|\/li)\b[^>]*>\s*/gi;

const tagNames = [
  ...sanitizeHtml.defaults.allowedTags,
  ...["img", "font", "center", "strike", "style", "script"],
];

/** A tag or comment of HTML: not `<https://garden.example>`, nor `antenna <head and thorax> abdomen`. */
const tag = String.raw`</?(?:${tagNames.join("|")})(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))*\s*/?>|<!--[^]*?-->`;
const aTag = new RegExp(tag, "i");
const tagOrBracket = new RegExp(`${tag}|<`, "gi");

/** Text that another site may have written as HTML, as plain text; what has no tags stays as it is. */
export function plainText(given: string): string {
  if (!aTag.test(given)) return given;
  const html = given.replace(tagOrBracket, (found) => (found === "<" ? "&lt;" : found));
  const lines = html.replace(breaks, "\n");
  return decodeHtml(sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} })).trim();
}
