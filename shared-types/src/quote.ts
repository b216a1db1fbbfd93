import type { Shape } from "./call";

export const quoteMessages = {
  quotation: "Please enter a quotation.",
  author: "Please enter an author.",
  missing: "Quote data not found.",
} as const;

/** The quote box asks for a random one of these (docs/product.md 2.8). */
export const quoteRange = { first: 1, last: 17 } as const;

/** One of the quotations, at random. */
export function randomQuoteNumber(): number {
  const { first, last } = quoteRange;
  return first + Math.floor(Math.random() * (last - first + 1));
}

export type Quote = Shape<"Quote">;
export type QuoteItem = Shape<"QuoteItem">;
export type QuoteUpdate = Shape<"QuoteUpdate">;
