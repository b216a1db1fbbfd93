import { randomQuoteNumber, type PostedContact, type SiteSettings } from "shared-types";
import { scriptJson } from "../lib/escape";

/** What the server hands to the browser with a page. */
export interface PageData {
  settings: SiteSettings;
  fallback: Record<string, unknown>;
  quoteNumber: number;
  postedContact?: PostedContact;
  /** Whether the server stands in for the page, whose data it could not read. */
  isUnavailable?: true;
}

const elementId = "page-data";

/** The data as an element that never executes. */
export function pageDataElement(data: PageData): string {
  return `<script type="application/json" id="${elementId}">${scriptJson(data)}</script>`;
}

/** The page's data in the browser; a bare shell gets the defaults of the contract. */
export function readPageData(): PageData {
  const text = document.getElementById(elementId)?.textContent;
  if (text) return JSON.parse(text) as PageData;
  return {
    settings: {
      title: "Backyard Habitat",
      timeZone: "America/New_York",
      apiBase: "/api",
      mvcBase: "",
      captcha: { sitekey: "habitat", puzzleUrl: "/api/captcha/puzzle" },
    },
    fallback: {},
    quoteNumber: randomQuoteNumber(),
  };
}
