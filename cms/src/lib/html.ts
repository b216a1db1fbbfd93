import sanitizeHtml from "sanitize-html";
import { noteAnchorMarks, noteAttributes, noteSchemes, noteTags } from "shared-types";

/** Escapes `&`, `<` and `>`, in this order, so that `decodeHtml` is the exact inverse (contract §5). */
export function encodeHtml(html: string): string {
  return html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The inverse of `encodeHtml`. */
export function decodeHtml(encoded: string): string {
  return encoded.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

/** Keeps an anchor's address and title and marks where it leads. */
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

/** HTML with only what notes may hold; cleaning twice equals cleaning once (contract §5). */
export function cleanHtml(html: string): string {
  let clean = sanitizeHtml(html, policy);
  for (let round = 1; round < maxRounds; round += 1) {
    // A dropped tag may bring together what does not nest, which is read differently the next time.
    const again = sanitizeHtml(clean, policy);
    if (again === clean) return clean;
    clean = again;
  }
  return sanitizeHtml(clean, { ...policy, allowedTags: [] });
}

/**
 * What is stored of an HTML text, whichever way it came in: encoded by a form, or as plain tags.
 * Encoded text holds no bracket, so text with one is plain, and its `&lt;` stands for a sign.
 */
export function storedHtml(text: string | null | undefined): string {
  const given = text ?? "";
  return encodeHtml(cleanHtml(/[<>]/.test(given) ? given : decodeHtml(given)));
}

/** Stored HTML as words: tags become spaces, so that a search does not find markup. */
export function htmlWords(stored: string): string {
  return decodeHtml(stored)
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
