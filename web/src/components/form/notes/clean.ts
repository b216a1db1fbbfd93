import DOMPurify, { type Config, type DOMPurify as Purifier } from "dompurify";
import { noteAnchorMarks, noteAttributes, noteSchemes, noteTags } from "shared-types/kit/html";

const policy: Config = {
  ALLOWED_TAGS: noteTags,
  ALLOWED_ATTR: [...new Set(Object.values(noteAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Whether a note's link may lead there, by the same rule as the server. */
export function isNoteHref(href: string): boolean {
  // A browser drops white space before it parses the scheme, so it must not hide one.
  const seen = [...href].filter((sign) => sign > " ").join("");
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(seen)?.[1]?.toLowerCase();
  return !/^[/\\]{2}/.test(seen) && (scheme === undefined || noteSchemes.includes(scheme));
}

function markAnchor(anchor: Element): void {
  const href = anchor.getAttribute("href") ?? undefined;
  for (const mark of ["data-cplink", "target", "rel"]) anchor.removeAttribute(mark);
  for (const [mark, value] of Object.entries(noteAnchorMarks(href)))
    anchor.setAttribute(mark, value);
}

function settle(element: Element): void {
  const tag = element.tagName.toLowerCase();
  for (const name of element.getAttributeNames()) {
    if (!noteAttributes[tag]?.includes(name)) element.removeAttribute(name);
  }
  if (!isNoteHref(element.getAttribute("href") ?? "")) element.removeAttribute("href");
  if (tag === "a") markAnchor(element);
}

let purifier: Purifier | undefined;

/** A separate instance, so that its hooks affect nothing else. */
function notePurifier(): Purifier {
  if (!purifier) {
    purifier = DOMPurify(window);
    purifier.addHook("afterSanitizeAttributes", settle);
  }
  return purifier;
}

/** Sanitized as the server would: only what notes may contain, anchors marked. */
export function cleanNotes(html: string): string {
  return notePurifier().sanitize(html, policy);
}

/** What sanitizing removes, to show the owner: '<script>', 'onclick'. */
export function takenOut(html: string): string[] {
  const purify = notePurifier();
  purify.sanitize(html, policy);
  const names = purify.removed.map((entry) => {
    if ("element" in entry) return entry.element.nodeName.toLowerCase();
    return entry.attribute?.name ?? "";
  });
  // DOMPurify also counts the document it parses the text into, and every text node.
  return [...new Set(names)].filter((name) => /^[a-z]/.test(name) && name !== "body");
}
