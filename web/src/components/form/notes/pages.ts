/** A page of this site, as the link dialog offers it. */
export interface FoundPage {
  title: string;
  /** The kind of page, or its second name. */
  detail: string;
  href: string;
}

/** Finds pages of this site by words. */
export type SearchPages = (term: string) => Promise<FoundPage[]>;
