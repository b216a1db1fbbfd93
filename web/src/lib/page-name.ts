import { pageNameOf, type NamedPage, type PageNames } from "shared-types/site/codes";
import { useSite } from "./settings";

/** A title in a page's head: words, or a page by what the owner calls it. */
export type HeadTitle = string | { page: NamedPage };

/** The title's words. */
export const titleWords = (title: HeadTitle, names: PageNames): string =>
  typeof title === "string" ? title : pageNameOf(names, title.page);

/** What a page is called on this site. */
export const usePageName = (page: NamedPage): string => pageNameOf(useSite().settings.names, page);
