import type { Quote } from "shared-types";
import { useRead, type Read } from "../../../lib/swr";

/** The n-th quotation. */
export function quoteRead(n: number): Read<Quote | null> {
  return { key: `quote/${n}`, get: (reader) => reader.quote(n) };
}

/** The n-th quotation; `undefined` while loading or on failure. */
export function useQuote(n: number): Quote | null | undefined {
  return useRead(quoteRead(n)).data;
}
