import { createContext, useContext } from "react";
import type { PostedContact, SiteReader, SiteSettings } from "shared-types";

/** What every page may ask for: the settings, the reads, and the quotation the server chose. */
export interface Site {
  settings: SiteSettings;
  reader: SiteReader;
  quoteNumber: number;
  /** What became of a letter that came with the page: sent without scripts. */
  postedContact?: PostedContact;
}

export const SiteContext = createContext<Site | null>(null);

/** The site of the page at hand. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("SiteContext is missing.");
  return site;
}
