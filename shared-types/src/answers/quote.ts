import { num, shape, str } from "./fields";

const quote = { quotation: str, author: str, citation: str };

export const quoteAnswers = {
  Quote: shape(quote),
  /** In the owner's order. */
  QuoteItem: shape({ ...quote, quoteId: num, position: num }),
};
