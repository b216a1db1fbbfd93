import type { InferType } from "yup";
import { named, num, shape, str } from "../kit/fields";

const quote = { quotation: str, author: str, citation: str };

export const quoteAnswers = named({
  Quote: shape(quote),
  /** In the owner's order; `etag` is what `quoteupdate` wants as If-Match. */
  QuoteItem: shape({ ...quote, quoteId: num, position: num, etag: str }),
});

export type Quote = InferType<typeof quoteAnswers.Quote>;
export type QuoteItem = InferType<typeof quoteAnswers.QuoteItem>;
