import { isSitePath } from "shared-types/site/paths";
import { linkOf, type Places } from "shared-types/publish/places";
import type { CopyContact } from "shared-types/site/parts";

/** Where a copy is, and what of the site it leaves out. */
export interface Copying extends Places {
  /** Scheme and host of the copy, without a slash at the end. */
  origin: string;
  /** Those that stand for the site in what is copied, among them that of the owner's machine. */
  siteOrigins: readonly string[];
  /** Widths of responsive pictures that are left out, px; a picture keeps its smallest. */
  leftOut: ReadonlySet<number>;
  /** What stands in place of the contact form. */
  contact: CopyContact;
  /** Told the address of each file that a text names. */
  onFile?: (address: string) => void;
}

const tags =
  /<(script|style)\b([^>"]*(?:"[^"]*"[^>"]*)*)>([^]*?)<\/\1>|<[a-z][^>"]*(?:"[^"]*"[^>"]*)*>/gi;
/** Most tags of a page have no address of the site. */
const addressBegins = /="\s*\/|url\(|; url=\//;
const attributes =
  /(\s(?:href|src|action|poster|srcset|imagesrcset|data-scripts|style)="|\scontent="0; url=)([^"]*)"/gi;
const picturesInStyles = /url\((["']?)(\/assets\/[^)"']*)\1\)/g;
const picturesInData = /"(\/assets\/[^"\\]*)"/g;

function link(href: string, copying: Copying): string {
  if (!isSitePath(href)) return href;
  if (href.startsWith("/assets/")) copying.onFile?.(href);
  return linkOf(href, copying);
}

const widthOf = (candidate: string) => Number(/ (\d+)w$/.exec(candidate)?.[1] ?? 0);

/** A list of pictures by width, or a single address. */
function links(srcSet: string, copying: Copying): string {
  const candidates = srcSet.split(", ");
  const kept = candidates.filter((one) => !copying.leftOut.has(widthOf(one)));
  const shown = kept.length > 0 ? kept : candidates.slice(0, 1);
  return shown.map((one) => one.replace(/^\S+/, (href) => link(href, copying))).join(", ");
}

const inStyle = (style: string, copying: Copying) =>
  style.replace(
    picturesInStyles,
    (_all, quote: string, href: string) => `url(${quote}${link(href, copying)}${quote})`,
  );

/** Rewrites the value of an attribute by its kind, that is by what stands before it. */
function valueOf(begin: string, value: string, copying: Copying): string {
  if (/srcset="$/i.test(begin)) return links(value, copying);
  if (/style="$/i.test(begin)) return inStyle(value, copying);
  if (/data-scripts="$/i.test(begin))
    return value
      .split(" ")
      .map((href) => link(href, copying))
      .join(" ");
  return link(value, copying);
}

function inTag(tag: string, copying: Copying): string {
  if (!addressBegins.test(tag)) return tag;
  return tag.replace(
    attributes,
    (_all, begin: string, value: string) => `${begin}${valueOf(begin, value, copying)}"`,
  );
}

/** Data is read by the page's script, which knows where the copy is, but for pictures. */
export const rewriteData = (json: string, copying: Copying): string =>
  json.replace(picturesInData, (_all, srcSet: string) => `"${links(srcSet, copying)}"`);

/** What stands in a script or style. */
function inElement(name: string, text: string, copying: Copying): string {
  if (name.toLowerCase() === "style") return inStyle(text, copying);
  return rewriteData(text, copying);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Rewrites addresses that begin with an origin of the site's, in a text of any kind. */
export function rewriteAbsolute(text: string, copying: Copying): string {
  const origins = copying.siteOrigins.map(escaped).join("|");
  // A longer host, or another port, is another site.
  const ends = `(?:${origins})(?=[.:]?(?:[^\\w.:-]|$))`;
  // A full stop or comma after it belongs to the sentence.
  const address = new RegExp(`${ends}(/(?:[^\\s"'<>&\\\\]*[^\\s"'<>&\\\\.,;:!?)])?)?`, "g");
  return text.replace(address, (_all, path: string = "/") => {
    if (path.startsWith("/assets/")) copying.onFile?.(path);
    return copying.origin + linkOf(path, copying);
  });
}

/** Rewrites tags, and what stands between those of scripts and styles. */
const inMarkup = (html: string, copying: Copying) =>
  html.replace(tags, (whole: string, name: string | undefined, given: string, text: string) =>
    name === undefined
      ? inTag(whole, copying)
      : `<${name}${inTag(given, copying)}>${inElement(name, text, copying)}</${name}>`,
  );

/** A page before, in and after its own style sheet. That is half of the page, and has no tags to look for. */
function apart(html: string): [before: string, style: string, after: string] {
  const begin = html.indexOf("<style>");
  const end = html.indexOf("</style>", begin);
  if (begin < 0 || end < 0) return [html, "", ""];
  return [html.slice(0, begin), html.slice(begin, end), html.slice(end)];
}

/**
 * A page as the site answers it, with the addresses of the copy, and told where it is, and until when what it says of the
 * day is true (milliseconds since 1970). Nothing else of it changes.
 */
export function rewritePage(html: string, copying: Copying, until?: number): string {
  const [before, style, after] = apart(html);
  const ends = until === undefined ? "" : `data-until="${until}" `;
  const begins = rewriteAbsolute(inMarkup(before, copying), copying).replace(
    "<html ",
    `<html data-base="${copying.base}" data-style="${copying.style}" ${ends}`,
  );
  const styled = rewriteAbsolute(inStyle(style, copying), copying);
  return begins + styled + rewriteAbsolute(inMarkup(after, copying), copying);
}

/** A style sheet with the addresses of the copy. */
export const rewriteStyles = inStyle;
