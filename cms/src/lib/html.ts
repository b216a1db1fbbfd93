import sanitizeHtml from "sanitize-html";

/** Escapes `&`, `<` and `>`, in this order, so that `decodeHtml` is the exact inverse (contract §5). */
export function encodeHtml(html: string): string {
  return html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The inverse of `encodeHtml`. */
export function decodeHtml(encoded: string): string {
  return encoded.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

const ownPath = /^\/(?![/\\])/;

/** Marks an anchor: 'site' for paths here, 'out' for elsewhere, which opens a new tab (spec §3). */
function markAnchor(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { href, title } = attributes;
  const kept = { ...(href ? { href } : {}), ...(title ? { title } : {}) };
  const own = ownPath.test(href ?? "");
  return {
    tagName,
    attribs: own
      ? { ...kept, "data-cplink": "site" }
      : { ...kept, "data-cplink": "out", target: "_blank", rel: "noopener" },
  };
}

const policy: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["p", "br", "hr", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "a"],
    ...["strong", "b", "em", "i", "u", "s", "sub", "sup", "small", "code", "pre"],
    ...["table", "thead", "tbody", "tr", "th", "td", "caption", "dl", "dt", "dd"],
  ],
  allowedAttributes: {
    a: ["href", "title", "data-cplink", "target", "rel"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  transformTags: { a: markAnchor },
};

/** HTML with only what notes may hold; cleaning twice equals cleaning once (contract §5). */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, policy);
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
