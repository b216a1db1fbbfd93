import type { Core } from "@strapi/strapi";
import {
  publicPages,
  siteParts,
  siteRecordId,
  type IntroducedPage,
  type SitePart,
} from "shared-types/site/codes";
import {
  contactOf,
  homeOf,
  listPageOf,
  pageSettings,
  type SiteContact,
  type SiteListPage,
  type SiteHome,
} from "shared-types/site/parts";
import type { PhotoUse, PublicSite, SiteFixed, SitePhoto } from "shared-types/site/answers";
import type { SiteDraft } from "shared-types/site/schema";
import type { SiteSettings } from "shared-types/site/parts";
import { dependsOn } from "../../../cache/dependencies";
import { documentsOf, recordStore, saveAtOnce } from "../../../database/record-store";
import { etagOf } from "../../../http/etag";
import type { Saved } from "../../../http/answer-save";
import { environment } from "../../../platform/environment";
import { captchaSettings } from "../../contact/captcha/settings";
import { readSitePhotos } from "../../photo/query";
import { findSiteId, readSiteDraft } from "../../site-record/query";
import { siteRecords } from "../../site-record/saving";
import { readSite, type Site } from "../../site-record/settings";
import { photoUses } from "../photo-uses";
import { ownWords, picturesOf, presentSite, presentSitePhoto } from "../presenter";

/** The site's own words and pictures (docs/decisions/054). */
const siteService = ({ strapi }: { strapi: Core.Strapi }) => {
  const knex = () => strapi.db.connection;

  async function photosOf(site: Site, only = picturesOf(site)): Promise<SitePhoto[]> {
    const ids = picturesOf(site).filter((id) => only.includes(id));
    dependsOn("photos", ids);
    return (await readSitePhotos(knex(), [...new Set(ids)], false)).map(presentSitePhoto);
  }

  /** What a page shows: some parts of the site, and of its pictures only the page's own. */
  async function shown(parts: SitePart[], only?: (site: Site) => number[]) {
    const site = await readSite(knex(), ...parts);
    const photos = await photosOf(site, only?.(site));
    return { site: presentSite(site, new Set(photos.map(({ photoId }) => photoId))), photos };
  }

  return {
    async all(): Promise<PublicSite> {
      return (await shown([...siteParts])).site;
    },

    async photos(): Promise<SitePhoto[]> {
      return (await shown([...siteParts])).photos;
    },

    async home(): Promise<SiteHome> {
      const { site, photos } = await shown(["home"], ({ tiles }) => Object.values(tiles));
      return homeOf(site, photos);
    },

    async page(page: IntroducedPage): Promise<SiteListPage> {
      const { tile } = publicPages[page];
      const own = ({ tiles }: Site) => (tile ? [tiles[tile]] : []);
      const { site, photos } = await shown([page], own);
      return listPageOf(site, photos, page);
    },

    async contact(): Promise<SiteContact> {
      const { site, photos } = await shown(["contact"], ({ contact }) => [contact.photoId]);
      return contactOf(site, photos);
    },

    /** The record to edit, with its ETag. */
    async toEdit(): Promise<{ record: SiteDraft; etag: string }> {
      const record = await readSiteDraft(knex());
      return { record, etag: etagOf(record) };
    },

    fixed(): SiteFixed {
      const { siteTitle: title, siteOwner: ownerName, timeZone, publicUrl } = environment;
      return { title, ownerName, photoLicenseUrl: environment.licenseUrl, timeZone, publicUrl };
    },

    /** What the site shows these photos as, besides the gallery. */
    photoUses: (photoIds: number[]): Promise<PhotoUse[]> => photoUses(knex(), photoIds),

    async update(draft: SiteDraft, ifMatch: string): Promise<Saved> {
      await this.ensure();
      const id = await findSiteId(knex());
      return recordStore(strapi, siteRecords).update(id, draft, ifMatch);
    },

    /** Makes the record, empty, unless there is one. */
    async ensure(): Promise<void> {
      if ((await findSiteId(knex())) !== 0) return;
      await saveAtOnce(strapi, async () => {
        await documentsOf(strapi, siteRecords.uid).create({ data: { id: siteRecordId } });
        return [];
      });
    },
  };
};

export default siteService;

/** What of the site is part of every page. */
export function settingsOf(site: Site): SiteSettings {
  const { apiBase, mvcBase } = environment;
  const settings = pageSettings({ ...site, names: ownWords(site.names) });
  return { ...settings, apiBase, mvcBase, captcha: captchaSettings };
}
