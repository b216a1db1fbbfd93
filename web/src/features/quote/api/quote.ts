import type { Quote } from "shared-types/quote/answers";
import type { Read } from "../../../lib/read";

/** The n-th quotation. */
export function quoteRead(n: number): Read<Quote | null> {
  return { key: `quote/${n}`, get: (reader) => reader.quote(n) };
}
