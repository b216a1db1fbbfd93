import { fold, hasSpelled, spelled } from "../kit/fold";
import type { PhotoFilter } from "./codes";
import { daysText, readDays } from "./days";

/** A photo as it is searched and sorted; days are those of the garden. */
export interface ListedPhoto {
  id: number;
  /** Milliseconds since 1970. */
  uploaded: number;
  uploadedOn: string;
  /** Milliseconds since 1970; null when not known. */
  taken: number | null;
  /** The day, or the month or year that is known of it; '' when not known. */
  takenOn: string;
  categories: readonly number[];
  /** Keywords, plants and animals, as `tagWord` writes them. */
  tags: readonly string[];
}

/** The folded names by which photos are found, by the words of their tags. */
export type FoldedTagNames = Readonly<Record<string, string>>;

/** What a search reads beside the photos, when it needs it. */
export interface PhotoTexts {
  tagNames: () => PromiseLike<FoldedTagNames>;
  /** Captions with what their photos show (alt texts), by the ids of the photos. */
  captions: () => PromiseLike<ReadonlyMap<number, string>>;
}

/** What visitors choose photos by. */
type VisitorsPhotoFilter = Omit<PhotoFilter, "missing" | "visibility" | "pageId">;

type Condition = (photo: ListedPhoto) => boolean;

const never: Condition = () => false;

/** Photos of a day, month or year. One of a year is not of its first day. */
function during(term: string, dayOf: (photo: ListedPhoto) => string): Condition {
  const days = readDays(term);
  if (!days) return never;
  const start = daysText(days);
  return (photo) => dayOf(photo).startsWith(start);
}

/** Beyond 9 digits no id can match. */
const idPattern = /^\d{1,9}$/;

/** What a folded term asks of a photo. */
async function conditionOf(
  column: PhotoFilter["searchColumn"],
  term: string,
  texts: PhotoTexts,
): Promise<Condition> {
  const asked = spelled(term);
  switch (column) {
    case "pid":
      return idPattern.test(term) ? ({ id }) => id === Number(term) : never;
    case "dtu":
      return during(term, ({ uploadedOn }) => uploadedOn);
    case "dtt":
      return during(term, ({ takenOn }) => takenOn);
    case "cap": {
      const captions = await texts.captions();
      return ({ id }) => hasSpelled(fold(captions.get(id)), asked);
    }
    case "kwd": {
      const names = Object.entries(await texts.tagNames());
      const named = new Set(
        names.filter(([, name]) => hasSpelled(name, asked)).map(([word]) => word),
      );
      return ({ tags }) => tags.some((word) => named.has(word));
    }
  }
}

async function searchOf(filter: VisitorsPhotoFilter, texts: PhotoTexts): Promise<Condition> {
  const term = fold(filter.searchTerm);
  if (term === "") return () => true;
  // Half of a sign is in no text.
  if (/\p{Surrogate}/u.test(term)) return never;
  return conditionOf(filter.searchColumn, term, texts);
}

type Compare = (one: ListedPhoto, other: ListedPhoto) => number;

/** Photos without a date of capture come last in either direction. */
function orderOf({ sortColumn, sortDirection }: VisitorsPhotoFilter): Compare {
  const sign = sortDirection === "asc" ? 1 : -1;
  const byId: Compare = (one, other) => sign * (one.id - other.id);
  switch (sortColumn) {
    case "pid":
      return byId;
    case "dtu":
      return (one, other) => sign * (one.uploaded - other.uploaded) || byId(one, other);
    case "dtt":
      return (one, other) => {
        if (one.taken === null || other.taken === null)
          return Number(one.taken === null) - Number(other.taken === null) || byId(one, other);
        return sign * (one.taken - other.taken) || byId(one, other);
      };
  }
}

/**
 * The ids of the photos that a filter finds, in its order: what the database answers to visitors
 * (cms/src/api/photo/search.ts), for a copy of the site that has none.
 */
export async function listPhotos(
  photos: readonly ListedPhoto[],
  filter: VisitorsPhotoFilter,
  texts: PhotoTexts,
): Promise<number[]> {
  const isFound = await searchOf(filter, texts);
  const { category } = filter;
  const isOf: Condition = ({ categories }) => category === 0 || categories.includes(category);
  const found = photos.filter((photo) => isOf(photo) && isFound(photo));
  return found.sort(orderOf(filter)).map(({ id }) => id);
}
