import { createContext, useContext } from "react";
import type { PostedContact, SiteReader, SiteSettings } from "shared-types";

/** Available to every page: the settings, the reader, and the number of the quotation the server chose. */
export interface Site {
  settings: SiteSettings;
  reader: SiteReader;
  quoteNumber: number;
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
