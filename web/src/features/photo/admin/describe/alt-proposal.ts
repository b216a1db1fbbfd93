import {
  suggestAlt,
  suggestedEndings,
  suggestedOfNothing,
  type PhotoItem,
  type PhotoTags,
} from "shared-types";

/** What the proposed alt text is made from, besides the photo. */
export interface AltKnowledge {
  /** Common names of public plants and animals only: the alt text is public. */
  plants: ReadonlyMap<number, string>;
  animals: ReadonlyMap<number, string>;
  keywords: ReadonlyMap<number, string>;
  /** The file's keywords that the site does not have, by photo. */
  unknown: ReadonlyMap<number, readonly string[]>;
  timeZone: string;
}

type Described = Pick<PhotoItem, "photoId" | "caption" | "dateTaken"> & PhotoTags;

/** The day in the site's time zone as YYYY-MM-DD; '' when unknown. */
function dayOf(dateTaken: string | null, timeZone: string): string {
  if (dateTaken === null || Number.isNaN(Date.parse(dateTaken))) return "";
  const format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
  return format.format(new Date(dateTaken));
}

const named = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
  ids.flatMap((id) => names.get(id) ?? []);

function knownOf(photo: Described, known: AltKnowledge) {
  return {
    names: [...named(photo.plants, known.plants), ...named(photo.animals, known.animals)],
    title: photo.caption,
    keywords: named(photo.keywords, known.keywords),
    day: dayOf(photo.dateTaken, known.timeZone),
  };
}

/** The alt text the site would propose for a photo with its current description. */
export function proposedAlt(photo: Described, known: AltKnowledge): string {
  return suggestAlt(knownOf(photo, known));
}

/** Whether both contain the same words, in any order and case. */
function sameWords(a: readonly string[], b: readonly string[]): boolean {
  const sorted = (words: readonly string[]) => words.map((word) => word.toLowerCase()).sort();
  return sorted(a).join("\n") === sorted(b).join("\n");
}

/**
 * Whether an alt text is still what the site has proposed, at import or here, and not the owner's own.
 * Earlier versions wrote capitals and dates in another way, and the file's keywords may be in another order.
 */
export function isProposal(alt: string, photo: Described, known: AltKnowledge): boolean {
  if (alt.trim() === "") return true;
  const facts = knownOf(photo, known);
  if ([facts, { ...facts, names: [] }].some((some) => alt === suggestAlt(some))) return true;
  const ending = suggestedEndings(facts.day).find((end) => alt.endsWith(end));
  if (ending === undefined) return false;
  const what = alt.slice(0, alt.length - ending.length);
  const title = suggestAlt({ ...facts, names: [], day: "" });
  if ([title, suggestedOfNothing].some((proposed) => sameWords([what], [proposed]))) return true;
  if (sameWords(what.split(" and "), facts.names.slice(0, 3))) return true;
  const words = [...facts.keywords, ...(known.unknown.get(photo.photoId) ?? [])];
  const found = new Set(words.map((word) => word.toLowerCase()));
  return what.split(", ").every((word) => found.has(word.toLowerCase()));
}
