import type { AnimalDetail, AnimalFilter, AnimalRow } from "./animal";
import type { PostedContact } from "./contact";
import type { Option } from "./list";
import type { PhotoFilter, PhotoPage, PhotoPlace } from "./photo";
import type { PlantDetail, PlantFilter, PlantRow } from "./plant";
import type { Quote } from "./quote";
import type { ResourceItem } from "./resource";

/**
 * The public reads, as a page needs them: the server answers them from its services, the browser
 * over HTTP. A record nobody has is `null`; a filter must already be valid.
 */
export interface SiteReader {
  quote(n: number): Promise<Quote | null>;
  resources(): Promise<ResourceItem[]>;
  cats(): Promise<ResourceItem[]>;
  flora(filter: PlantFilter): Promise<PlantRow[]>;
  floraDetail(keyId: string): Promise<PlantDetail | null>;
  fauna(filter: AnimalFilter): Promise<AnimalRow[]>;
  faunaDetail(keyId: string): Promise<AnimalDetail | null>;
  photos(filter: PhotoFilter): Promise<PhotoPage>;
  photoPlace(photoId: number): Promise<PhotoPlace | null>;
  photoCategories(): Promise<Option[]>;
}

/** The query parameters that pages read. With any other a page is what it is without. */
export const pageParameters = {
  searchColumn: "by",
  searchTerm: "q",
  sortColumn: "sort",
  sortDirection: "dir",
  category: "category",
  pageId: "page",
  photoId: "photoId",
  openPhotoId: "photo",
  section: "section",
} as const;

const readParameters = new Set<string>(Object.values(pageParameters));

/** A query, without its '?', less what no page reads: trackers add such things, and there is no end of them. */
export function pageQuery(query: string): string {
  const given = new URLSearchParams(query);
  const others: string[] = [];
  given.forEach((_value, name) => {
    if (!readParameters.has(name)) others.push(name);
  });
  if (others.length === 0) return query;
  for (const name of others) given.delete(name);
  return given.toString();
}

/** What the server knows and the browser must know too; part of every page. */
export interface SiteSettings {
  title: string;
  /** IANA name; every date is shown in it (contract §9). */
  timeZone: string;
  apiBase: string;
  mvcBase: string;
  captcha: CaptchaSettings;
}

/** What the captcha widget of the contact form asks, and by which key (contract §8). */
export interface CaptchaSettings {
  sitekey: string;
  /** Absolute, or a path on this site. */
  puzzleUrl: string;
}

/** Whose site it is, for those who find its pictures elsewhere; never sent to the browser. */
export interface SiteCredit {
  /** Who took the photos and keeps the garden. */
  owner: string;
  /** The license of the photos; '' when there is none to name. */
  licenseUrl: string;
}

/** One page to render: path and query as asked. */
export interface PageRequest {
  path: string;
  query: string;
  reader: SiteReader;
  settings: SiteSettings;
  /** Scheme and host the site is reached at, without a slash: links that are shared need it. */
  origin: string;
  credit: SiteCredit;
  /** Which quotation stands under the page (spec §9). */
  quoteNumber: number;
  /** On /contact, when its form was sent without scripts. */
  postedContact?: PostedContact;
}

/** A finished page: `location` is set when status is 301. */
export interface PageAnswer {
  status: 200 | 301 | 404 | 500;
  html: string;
  location?: string;
  /** What went wrong where the page is not the whole page; for the server's log. */
  fault?: unknown;
}

/** What the server bundle of the web app exports. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageAnswer>;
  /** What a device that keeps the site beside its apps calls it and draws for it, as JSON. */
  webManifest(settings: SiteSettings): string;
}

/** Widths in px of the files of a picture that belongs to the site itself; 800 fills a phone. */
export const sitePictureWidths = [320, 640, 800, 1280] as const;
