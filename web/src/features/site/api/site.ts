import type { IntroducedPage } from "shared-types/site/codes";
import type { SiteContact, SiteListPage, SiteHome } from "shared-types/site/parts";
import type { Read } from "../../../lib/read";
import { useRead } from "../../../lib/swr";

/** What the home page shows of the site record. */
export const siteHome: Read<SiteHome> = { key: "site/home", get: (reader) => reader.siteHome() };

/** A page's introduction, description and picture. */
export const sitePage = (page: IntroducedPage): Read<SiteListPage> => ({
  key: `site/${page}`,
  get: (reader) => reader.sitePage(page),
});

/** What the contact page shows of the site record. */
export const siteContact: Read<SiteContact> = {
  key: "site/contact",
  get: (reader) => reader.siteContact(),
};

/** The introduction of a page; '' while it loads. */
export const useIntro = (page: IntroducedPage): string => useRead(sitePage(page)).data?.intro ?? "";
