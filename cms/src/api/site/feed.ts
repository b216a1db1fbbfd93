import { emptyElement, escapeText, textElement, xmlHead } from "../../http/xml";
import type { SiteIds } from "../site-record/site-ids";

/** A feed entry: a new photo, plant or animal, or what is in the yard this week. */
export interface FeedEntry {
  kind: "photo" | "plant" | "animal" | "week";
  /** Of a week its ISO year and week, 202620. */
  id: number;
  /** The address of its page. */
  path: string;
  title: string;
  /** ISO 8601. */
  published: string;
  updated: string;
  /** HTML; addresses on this site begin with a slash. */
  html: string;
  /** The path of its picture. */
  picture: { path: string; type: string } | null;
}

/** Where the site is, without a slash at the end, and its ids, which stay when it moves. */
interface Published {
  origin: string;
  ids: SiteIds;
}

/** How many entries the feed holds: the newest. */
export const feedLength = 30;

/** An entry's permanent id, independent of its page's address (RFC 4287 4.2.6, RFC 4151). */
const tagOf = ({ kind, id }: FeedEntry, { authority }: SiteIds) =>
  `tag:${authority},2026:${kind}/${id}`;

/** Makes addresses absolute, because readers show entries outside this site. */
function withOrigin(html: string, origin: string): string {
  return html.replace(/\b(href|src)="\/(?!\/)/g, (_, name: string) => `${name}="${origin}/`);
}

function entryXml(entry: FeedEntry, { origin, ids }: Published): string {
  const { title, path, published, updated, html, picture } = entry;
  return [
    "<entry>\n",
    textElement("id", tagOf(entry, ids)),
    textElement("title", title),
    emptyElement("link", { rel: "alternate", type: "text/html", href: origin + path }),
    picture
      ? emptyElement("link", {
          rel: "enclosure",
          type: picture.type,
          href: origin + picture.path,
        })
      : "",
    textElement("published", published),
    textElement("updated", updated),
    `<content type="html">${escapeText(withOrigin(html, origin))}</content>`,
    "\n</entry>\n",
  ].join("");
}

/** The newest first; at the same moment, the one added later first. */
export function newest(entries: FeedEntry[]): FeedEntry[] {
  return [...entries]
    .sort((a, b) => b.published.localeCompare(a.published) || b.id - a.id)
    .slice(0, feedLength);
}

/** An Atom feed (RFC 4287) of these entries. */
export function feedOf(entries: FeedEntry[], site: Published & { title: string }): string {
  const { title, origin, ids } = site;
  const updated = entries.map((entry) => entry.updated).sort();
  return [
    `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">\n`,
    textElement("id", ids.feed),
    textElement("title", `New at ${title}`),
    emptyElement("link", {
      rel: "self",
      type: "application/atom+xml",
      href: `${origin}/feed.xml`,
    }),
    emptyElement("link", { rel: "alternate", type: "text/html", href: `${origin}/` }),
    // An empty garden has a feed too, and a feed must have an updated date.
    textElement("updated", updated.at(-1) ?? "1970-01-01T00:00:00.000Z"),
    `<author>${textElement("name", title)}</author>\n`,
    ...entries.map((entry) => entryXml(entry, site)),
    "</feed>\n",
  ].join("");
}
