import type { Core } from "@strapi/strapi";
import { copyQuoteCount } from "shared-types/publish/data";
import { idOf } from "../../database/row";
import { findQuotes } from "../quote/query";

/** Which quotation is on which page of a copy. */
export interface CopyQuotes {
  /** What a page is told; 0 for none. */
  count: number;
  /** The id of the quotation for a number up to `count`; 0 for none. */
  idFor: (n: number) => number;
}

/** Mixes two numbers (the finalizer of MurmurHash3). */
function mixed(one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Each number has the quotation whose id goes with it best: one quotation more changes the few numbers that it goes with better,
 * and not all pages.
 */
const bestFor = (ids: readonly number[], n: number): number =>
  ids.reduce((best, id) => (mixed(id, n) > mixed(best, n) || best === 0 ? id : best), 0);

export async function readCopyQuotes({ db }: Core.Strapi): Promise<CopyQuotes> {
  const ids = (await findQuotes(db.connection)).map(idOf);
  return { count: ids.length === 0 ? 0 : copyQuoteCount, idFor: (n) => bestFor(ids, n) };
}
