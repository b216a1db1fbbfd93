import type { PhotoItem } from "shared-types/photo/answers";
import { isShownPage, tileNames } from "shared-types/site/codes";
import type { PublicSite, SitePhoto } from "shared-types/site/answers";
import type { Site } from "../site-record/settings";

/** The ids of the site's pictures that visitors see. */
export function picturesOf({ tiles, contact, pages }: Site): number[] {
  const shown = tileNames.filter((name) => isShownPage(pages, name)).map((name) => tiles[name]);
  return [...shown, pages.contact ? contact.photoId : 0].filter((id) => id > 0);
}

/** Words that stand for the usual ones. */
export const ownWords = <Name extends string>(words: Record<Name, string>) =>
  Object.fromEntries(Object.entries(words).filter(([, own]) => own !== "")) as Partial<
    Record<Name, string>
  >;

/** The site as visitors have it: without what belongs to a page that is off, or a photo they may not see. */
export function presentSite(site: Site, visible: ReadonlySet<number>): PublicSite {
  const { pages, contact } = site;
  const ofShown = <Value>(values: Record<string, Value>) =>
    Object.fromEntries(Object.entries(values).filter(([page]) => isShownPage(pages, page)));
  const pictureOf = (id: number) => (visible.has(id) ? id : 0);
  const tiles = Object.entries(site.tiles).map(([name, id]) => [name, pictureOf(id)]);
  return {
    title: site.title,
    tagline: site.tagline,
    ownerName: site.ownerName,
    photoLicenseUrl: site.photoLicenseUrl,
    timeZone: site.timeZone,
    hemisphere: site.hemisphere,
    place: site.place,
    welcomeTitle: site.welcomeTitle,
    welcomeText: site.welcomeText,
    facts: site.facts,
    intros: ofShown(site.intros),
    descriptions: ofShown(site.descriptions),
    ...(pages.contact && { contact: { ...contact, photoId: pictureOf(contact.photoId) } }),
    names: ofShown(ownWords(site.names)),
    captions: ofShown(ownWords(site.captions)),
    tiles: ofShown(Object.fromEntries(tiles) as Site["tiles"]),
    pages,
  };
}

/** A picture of the site's own. */
export function presentSitePhoto(photo: PhotoItem): SitePhoto {
  const { photoId, fileName, version, alt, width, height, sources, placeholder } = photo;
  return { photoId, fileName, version, alt, width, height, sources, placeholder };
}
