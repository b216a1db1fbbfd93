import type { PhotoFilter } from "shared-types";
import { environment } from "../../../environment";
import { dateRange } from "../../../lib/date-range";
import { fold } from "../../../lib/fold";
import { nameKinds, type Gallery, type IndexedName, type IndexedPhoto } from "./gallery";

/** Whether a photo is one of those asked for. */
export type Match = (photo: IndexedPhoto) => boolean;

const none: Match = () => false;

/** A 1 at the place of each id. */
function hitsOf(names: IndexedName[]): Uint8Array {
  const hits = new Uint8Array(names.reduce((most, { id }) => Math.max(most, id), 0) + 1);
  for (const { id } of names) hits[id] = 1;
  return hits;
}

/** Photos with a keyword, or with a plant or animal, whose name holds the term. */
function named(gallery: Gallery, term: string, withInternal: boolean): Match {
  const kinds = nameKinds.flatMap((kind) => {
    const found = gallery.names[kind].filter(
      ({ folded, internal }) => (withInternal || !internal) && folded.includes(term),
    );
    return found.length > 0 ? [{ kind, hits: hitsOf(found) }] : [];
  });
  if (kinds.length === 0) return none;
  // Loops, not closures: this is asked of every photo.
  return (photo) => {
    for (const { kind, hits } of kinds)
      for (const id of photo[kind]) if (hits[id] === 1) return true;
    return false;
  };
}

function during(date: (photo: IndexedPhoto) => number | null, term: string): Match {
  const range = dateRange(term, environment.timeZone);
  if (!range) return none;
  return (photo) => {
    const at = date(photo);
    return at !== null && at >= range.from && at < range.to;
  };
}

/** Beyond 9 digits no id can match. */
const idPattern = /^\d{1,9}$/;

function found(gallery: Gallery, filter: PhotoFilter, withInternal: boolean): Match | null {
  const term = fold(filter.searchTerm);
  if (term === "") return null;
  switch (filter.searchColumn) {
    case "kwd":
      return named(gallery, term, withInternal);
    case "pid":
      return idPattern.test(term) ? ({ id }) => id === Number(term) : none;
    case "cap":
      return ({ caption }) => caption.includes(term);
    case "dtu":
      return during(({ uploaded }) => uploaded, term);
    case "dtt":
      return during(({ taken }) => taken, term);
  }
}

/** What a filter looks for; null when that is every photo. */
export function matchOf(
  gallery: Gallery,
  filter: PhotoFilter,
  withInternal: boolean,
): Match | null {
  const search = found(gallery, filter, withInternal);
  const { category } = filter;
  if (category === 0) return search;
  const inCategory: Match = ({ categories }) => categories.includes(category);
  return search ? (photo) => inCategory(photo) && search(photo) : inCategory;
}
