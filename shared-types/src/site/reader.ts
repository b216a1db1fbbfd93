import type { AnimalDetail, AnimalRow } from "../animal/answers";
import type { AnimalFilter } from "../animal/fields";
import type { CalendarFilter } from "../calendar/codes";
import type { Calendar, FaunaFacets, FloraFacets, ThisWeek } from "../calendar/answers";
import type { PostedContact } from "../contact/codes";
import type { Option } from "../kit/list-answers";
import type { PhotoFilter } from "../photo/codes";
import type { PhotoPage, PhotoPlace } from "../photo/answers";
import type { Plan, PlanDetail } from "../plan/answers";
import type { PlantDetail, PlantRow } from "../plant/answers";
import type { PlantFilter } from "../plant/fields";
import type { Quote } from "../quote/answers";
import type { SearchAnswer } from "../search/answers";
import type { Slide } from "../slides/answers";
import type { Viewpoint } from "../viewpoint/answers";
import type { ResourceAnchor, ResourceItem } from "../resource/answers";
import type { IntroducedPage } from "./codes";
import type { SiteContact, SiteHome, SiteListPage, SiteSettings } from "./parts";

/**
 * The public reads that pages need: on the server they call the services, in the browser
 * the API. A missing record is `null`; a filter must already be valid.
 */
export interface SiteReader {
  quote(n: number): Promise<Quote | null>;
  quoteCount(): Promise<number>;
  slides(): Promise<Slide[]>;
  resources(): Promise<ResourceItem[]>;
  cats(): Promise<ResourceItem[]>;
  resourceSections(): Promise<Option[]>;
  resourceAnchors(): Promise<ResourceAnchor[]>;
  calendar(filter: CalendarFilter): Promise<Calendar>;
  /** Around today. */
  thisWeek(): Promise<ThisWeek>;
  flora(filter: PlantFilter): Promise<PlantRow[]>;
  floraFacets(): Promise<FloraFacets>;
  faunaFacets(): Promise<FaunaFacets>;
  plans(): Promise<Plan[]>;
  viewpoints(): Promise<Viewpoint[]>;
  planDetail(keyId: string): Promise<PlanDetail | null>;
  floraDetail(keyId: string): Promise<PlantDetail | null>;
  fauna(filter: AnimalFilter): Promise<AnimalRow[]>;
  faunaDetail(keyId: string): Promise<AnimalDetail | null>;
  photos(filter: PhotoFilter): Promise<PhotoPage>;
  photoPlace(photoId: number): Promise<PhotoPlace | null>;
  photoCategories(): Promise<Option[]>;
  /** The plan that the navigation leads to: its address, '' when there is no plan. */
  blueprint(): Promise<string>;
  search(text: string): Promise<SearchAnswer>;
  siteHome(): Promise<SiteHome>;
  sitePage(page: IntroducedPage): Promise<SiteListPage>;
  siteContact(): Promise<SiteContact>;
}

/** The query parameters that pages read; others do not change a page. */
export const pageParameters = {
  searchColumn: "by",
  searchTerm: "q",
  sortColumn: "sort",
  calendarKind: "kind",
  year: "year",
  group: "group",
  sortDirection: "dir",
  category: "category",
  pageId: "page",
  photoId: "photoId",
  openPhotoId: "photo",
  section: "section",
  type: "type",
  sun: "sun",
  moisture: "moisture",
  season: "season",
  family: "family",
  native: "native",
  feeds: "feeds",
  height: "height",
  bloom: "bloom",
  visitedBy: "visitedby",
  classTax: "class",
  order: "order",
  seen: "seen",
} as const;

const readParameters = new Set<string>(Object.values(pageParameters));

/** A query, without its '?', reduced to what pages read: tracking parameters are endless. */
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

/** Credit and license of the pictures, for search engines; never sent to the browser. */
export interface SiteCredit {
  /** Who took the photos; the site's title where its owner has given no name. */
  owner: string;
  /** License of the photos; '' for none. */
  licenseUrl: string;
}

/** One page to render: path and query as requested. */
export interface PageRequest {
  path: string;
  query: string;
  reader: SiteReader;
  settings: SiteSettings;
  /** Scheme and host of the site, without a slash, for absolute links. */
  origin: string;
  credit: SiteCredit;
  /** Which quotation is below the page: it counts on from the first after the last. */
  quoteDraw: number;
  /** On /contact, when its form was sent without scripts. */
  postedContact?: PostedContact;
}

/** A rendered page: `location` is set when status is 301 or 302. */
export interface PageAnswer {
  status: 200 | 301 | 302 | 404 | 500;
  html: string;
  location?: string;
  /** One of endlessly many, such as a search: it is not kept. */
  isUncacheable?: boolean;
  /** Why the page is not complete; for the server's log. */
  fault?: unknown;
}

/** What the server bundle of the web app exports. */
export interface PageRenderer {
  render(request: PageRequest): Promise<PageAnswer>;
  /** The web app manifest, as JSON. */
  webManifest(settings: SiteSettings): string;
}
