/** GET /api/quote/{n}. */
export interface Quote {
  quotation: string;
  author: string;
  citation: string;
}

/** The quote box asks for a random one of these (spec §9). */
export const quoteRange = { first: 1, last: 17 } as const;
