import { randomQuoteNumber } from "shared-types/quote/codes";

/**
 * How many quotations there were when the site started or a page was last made: which of them a page shows is part
 * of its cache key, and chosen before the database is asked. A page that is made counts on after the last, so that a
 * wrong number only makes the choice less even, until the next page.
 */
let count = 1;

/** Notes the number of quotations. */
export function noteQuoteCount(found: number): void {
  count = Math.max(1, found);
}

/** How many versions a page has. */
export const quoteDraws = (): number => count;

/** Which quotation to show, at random. */
export const drawQuote = (): number => randomQuoteNumber(count);
