import { createContext, useContext } from "react";
import type { PostedContact } from "shared-types/contact/codes";
import type { SiteReader } from "shared-types/site/reader";
import type { SiteSettings } from "shared-types/site/parts";

/** Available to every page: the settings, the reader, and the quotation that the server chose among how many. */
export interface Site {
  settings: SiteSettings;
  reader: SiteReader;
  /** 0 for none. */
  quoteNumber: number;
  quoteCount: number;
  /** The plan that the navigation leads to, '' when there is none; undefined when the server has not said. */
  blueprint?: string;
  /** The result of a contact form that was posted without scripts. */
  postedContact?: PostedContact;
}

export const SiteContext = createContext<Site | null>(null);

/** The current site. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("SiteContext is missing.");
  return site;
}
