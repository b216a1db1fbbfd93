/** What notes and descriptions may contain, for the server and the editor (docs/product.md 4.8). */
export const noteTags = [
  "p",
  "br",
  "hr",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "blockquote",
  "a",
  "strong",
  "b",
  "em",
  "i",
  "u",
  "s",
  "sub",
  "sup",
  "small",
  "code",
  "pre",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "caption",
  "dl",
  "dt",
  "dd",
];

export const noteAttributes: Record<string, string[]> = {
  a: ["href", "title", "data-cplink", "target", "rel"],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
};

export const noteSchemes = ["http", "https", "mailto", "tel"];

/** Escapes `&`, `<` and `>`, in this order: the form in which HTML text is sent (docs/product.md 4.8). */
export function encodeHtml(html: string): string {
  return html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const ownPath = /^\/(?![/\\])/;

/** How an anchor is marked: 'site' for paths here, 'out' for elsewhere, which opens a new tab. */
export function noteAnchorMarks(href: string | undefined): Record<string, string> {
  return ownPath.test(href ?? "")
    ? { "data-cplink": "site" }
    : { "data-cplink": "out", target: "_blank", rel: "noopener" };
}
