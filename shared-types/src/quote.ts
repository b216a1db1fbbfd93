/** GET /api/quote/{n}. */
export interface Quote {
  quotation: string;
  author: string;
  citation: string;
}

/** PUT /api/quoteupdate. */
export interface QuoteUpdate extends Quote {
  quoteId: number;
}

/** GET /api/quotes: one row, in the owner's order. */
export interface QuoteItem extends QuoteUpdate {
  position: number;
}

export const quoteMessages = {
  quotation: "Please enter a quotation.",
  author: "Please enter an author.",
  missing: "Quote data not found.",
} as const;

/** The quote box asks for a random one of these (spec §9). */
export const quoteRange = { first: 1, last: 17 } as const;

/** One of the quotations, at random (spec §9). */
export function randomQuoteNumber(): number {
  const { first, last } = quoteRange;
  return first + Math.floor(Math.random() * (last - first + 1));
}
