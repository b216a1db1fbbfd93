import type { GalleryItem } from "lightgallery/lg-utils";
import type { PhotoItem } from "shared-types/photo/answers";
import type { SiteSettings } from "shared-types/site/parts";
import { place } from "../../../lib/copy";
import { escapeHtml } from "../../../lib/escape";
import { formatDateTime } from "../../../lib/format";
import { licenseName } from "../../../lib/license";
import { images, speciesPath } from "../../../lib/paths";
import { askPath, askWords, creditWords, photoAlt } from "../api/photo-words";
import { largeSizes } from "./large-sizes";

/** The addresses of the pages before and after this one, where there are any. */
export interface SlideTurns {
  /** Whether a visitor can write about a photo; true unless said. */
  canAsk?: boolean | undefined;
  previous?: string;
  next?: string;
}

/** What slides say of the site. */
export type SlideSite = Pick<SiteSettings, "timeZone" | "ownerName" | "photoLicenseUrl">;

const licenseLink = ' target="_blank" rel="license noopener"';

const link = (href: string, words: string, more = "") =>
  `<a href="${escapeHtml(href)}"${more}>${escapeHtml(words)}</a>`;

const siteLink = (href: string, words: string, more?: string) =>
  link(place.base + href, words, more);

const turn = (href: string | undefined, words: string) =>
  href && siteLink(href, words, " data-turn");

function line(name: string, html: string | undefined): string {
  return html ? `<p class="lg-${name}">${html}</p>` : "";
}

/**
 * The words under a slide, as HTML: 'Photo ID: 7', the caption, when it was taken, its license, the
 * plants and animals on it, a link to ask about it, and at the ends of a page a link to the next.
 */
export function slideWords(photo: PhotoItem, site: SlideSite, turns: SlideTurns = {}): string {
  const taken = formatDateTime(photo.dateTaken, site.timeZone);
  const { photoLicenseUrl: license } = site;
  const credit =
    license &&
    `<span>${escapeHtml(creditWords(site))} ${link(license, licenseName(license), licenseLink)}</span>`;
  const facts = [`Photo ID: ${photo.photoId}`, taken && `Taken ${taken}`].filter(Boolean);
  const species = photo.species.map((one) => siteLink(speciesPath(one), one.nameCommon));
  const last = [
    turn(turns.previous, "< previous page"),
    ...facts.map((fact) => `<span>${escapeHtml(fact)}</span>`),
    credit,
    turns.canAsk === false ? "" : siteLink(askPath(photo.photoId), askWords),
    turn(turns.next, "next page >"),
  ];
  return [
    line("caption", escapeHtml(photo.caption)),
    line("species", species.join(" ")),
    line("facts", last.filter(Boolean).join(" ")),
  ].join("");
}

/** One slide of the lightbox. */
export function slideOf(photo: PhotoItem, site: SlideSite, turns?: SlideTurns): GalleryItem {
  const sizes = largeSizes(photo);
  return {
    src: images.full(photo.fileName, photo.version),
    sources: photo.sources.map(({ type, srcSet }) => ({ type, srcset: srcSet, sizes })),
    alt: escapeHtml(photoAlt(photo)),
    title: `Photo ID: ${photo.photoId}`,
    subHtml: slideWords(photo, site, turns),
  };
}

/** The slides of a page; the first and last link to the pages before and after. */
export function slidesOf(
  photos: PhotoItem[],
  site: SlideSite,
  { previous, next, canAsk }: SlideTurns = {},
): GalleryItem[] {
  return photos.map((photo, i) =>
    slideOf(photo, site, {
      canAsk,
      previous: i === 0 ? previous : undefined,
      next: i === photos.length - 1 ? next : undefined,
    }),
  );
}
