import type { PublicSite, SitePhoto } from "./answers";
import {
  publicPages,
  tileNames,
  type IntroducedPage,
  type PageNames,
  type ShownPages,
  type TileName,
} from "./codes";
import type { SiteFact } from "./schema";

/** What the captcha widget of the contact form asks, and with which key (docs/product.md 7.4). */
export interface CaptchaSettings {
  sitekey: string;
  /** Absolute, or a path on this site. */
  puzzleUrl: string;
}

/** A mail link, a form that a service elsewhere takes, or nothing. `formTo`: the e-mail address, or that of the service. */
export interface CopyContact {
  form: "mail" | "address" | "none";
  formTo: string;
}

/** What the server knows of the site and the browser needs too; part of every page. */
export interface SiteSettings {
  title: string;
  /** One line under the title; '' for none. */
  tagline: string;
  /** Where the garden is, as the owner says it; '' for nothing. */
  place: string;
  /** Whose garden it is; '' for nobody by name. */
  ownerName: string;
  /** License of the photos; '' for none. */
  photoLicenseUrl: string;
  /** What the owner calls pages otherwise than usual. */
  names: PageNames;
  /** The pages that are shown. */
  pages: ShownPages;
  /** IANA name; every date is shown in it (docs/product.md 4.10). */
  timeZone: string;
  apiBase: string;
  mvcBase: string;
  captcha: CaptchaSettings;
  /** On a copy of the site, what stands in place of the contact form; none on the site itself. */
  copyContact?: CopyContact;
}

/** A page's own words. */
interface SitePageText {
  intro: string;
  description: string;
}

/** What the home page shows of the site record. */
export interface SiteHome {
  welcomeTitle: string;
  /** HTML, encoded as notes are. */
  welcomeText: string;
  facts: SiteFact[];
  description: string;
  tiles: Partial<Record<TileName, SitePhoto>>;
  /** The owner's own words of the tiles, where there are any. */
  captions: Partial<Record<TileName, string>>;
}

/** What the contact page shows of it. */
export interface SiteContact extends SitePageText {
  salutation: string;
  topics: { title: string; text: string }[];
  photo: SitePhoto | null;
}

/** A list page's words, and the picture that a shared link shows. */
export interface SiteListPage extends SitePageText {
  photo: SitePhoto | null;
}

const photoOf = (photos: SitePhoto[], photoId: number | undefined) =>
  photos.find((photo) => photo.photoId === photoId) ?? null;

/** The home page's part of the site. */
export function homeOf(site: PublicSite, photos: SitePhoto[]): SiteHome {
  const { welcomeTitle, welcomeText, facts, captions } = site;
  const tiles: SiteHome["tiles"] = {};
  for (const name of tileNames) {
    const photo = photoOf(photos, site.tiles[name]);
    if (photo) tiles[name] = photo;
  }
  const description = site.descriptions.home ?? "";
  return { welcomeTitle, welcomeText, facts, description, tiles, captions };
}

/** The settings that are the record's; the others are the server's. */
type RecordSettings = Omit<SiteSettings, "apiBase" | "mvcBase" | "captcha" | "copyContact">;

/** What of the site is part of every page; the title, which credits the photos while no name is given, names nobody. */
export function pageSettings(site: Pick<PublicSite, keyof RecordSettings>): RecordSettings {
  const { title, tagline, place, photoLicenseUrl, timeZone, pages, names } = site;
  const ownerName = site.ownerName === title ? "" : site.ownerName;
  return { title, tagline, place, ownerName, photoLicenseUrl, names, pages, timeZone };
}

/** A page's part of the site. */
export function listPageOf(
  site: PublicSite,
  photos: SitePhoto[],
  page: IntroducedPage,
): SiteListPage {
  const { tile } = publicPages[page];
  return {
    intro: site.intros[page] ?? "",
    description: site.descriptions[page] ?? "",
    photo: tile ? photoOf(photos, site.tiles[tile]) : null,
  };
}

/** The contact page's part of the site. */
export function contactOf(site: PublicSite, photos: SitePhoto[]): SiteContact {
  const { salutation = "", topics = [], photoId = 0 } = site.contact ?? {};
  return {
    ...listPageOf(site, photos, "contact"),
    salutation,
    topics,
    photo: photoOf(photos, photoId),
  };
}
