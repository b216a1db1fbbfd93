import DOMPurify, { type Config, type DOMPurify as Purifier } from "dompurify";
import { noteAnchorMarks, noteAttributes, noteSchemes, noteTags } from "shared-types";

const policy: Config = {
  ALLOWED_TAGS: noteTags,
  ALLOWED_ATTR: [...new Set(Object.values(noteAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Whether a note's link may lead there: the server keeps the same ones. */
export function isNoteHref(href: string): boolean {
  // A browser drops white space before it reads the scheme, so none may hide one.
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

/** An instance of its own, so that its hooks touch nothing else. */
function notePurifier(): Purifier {
  if (!purifier) {
    purifier = DOMPurify(window);
    purifier.addHook("afterSanitizeAttributes", settle);
  }
  return purifier;
}

/** HTML with only what notes may hold, its anchors marked: what the server would make of it. */
export function cleanNotes(html: string): string {
  return notePurifier().sanitize(html, policy);
}

/** What cleaning takes out of a text, for a person to read: '<script>', 'onclick'. */
export function takenOut(html: string): string[] {
  const purify = notePurifier();
  purify.sanitize(html, policy);
  const names = purify.removed.map((entry) => {
    if ("element" in entry) return entry.element.nodeName.toLowerCase();
    return entry.attribute?.name ?? "";
  });
  // The purifier counts the document it reads the text into, and every text node on its way.
  return [...new Set(names)].filter((name) => /^[a-z]/.test(name) && name !== "body");
}
