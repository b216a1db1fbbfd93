import { showingAll } from "shared-types/site/codes";
import { pageQuery } from "shared-types/site/reader";
import { scriptJson } from "../lib/escape";
import type { Site } from "../lib/settings";

/** What the server sends to the browser with a page. */
export interface PageData extends Omit<Site, "reader"> {
  /** What the page was rendered for, as `pageAddress` writes it; none for a bare shell. */
  address?: string;
  fallback: Record<string, unknown>;
  /** Whether this is the server's error page, because the data could not be read. */
  isUnavailable?: true;
}

/** A path and what pages read of a query, which may begin with '?'. */
export function pageAddress(path: string, query: string): string {
  const read = pageQuery(query.replace(/^\?/, ""));
  return read === "" ? path : `${path}?${read}`;
}

const elementId = "page-data";

/** The data as a `<script>` that never executes. */
export function pageDataElement(data: PageData): string {
  return `<script type="application/json" id="${elementId}">${scriptJson(data)}</script>`;
}

/** The page's data in the browser; a bare shell gets the defaults. */
export function readPageData(): PageData {
  const text = document.getElementById(elementId)?.textContent;
  // The server sends data with each page, that of the development server a bare shell.
  if (text || !import.meta.env.DEV) return JSON.parse(text ?? "") as PageData;
  return {
    settings: {
      title: "My garden",
      tagline: "",
      place: "",
      ownerName: "",
      photoLicenseUrl: "",
      names: {},
      pages: showingAll(),
      timeZone: "America/New_York",
      apiBase: "/api",
      mvcBase: "",
      captcha: { sitekey: "habitat", puzzleUrl: "/api/captcha/puzzle" },
    },
    fallback: {},
    quoteNumber: 1,
    quoteCount: 1,
  };
}
