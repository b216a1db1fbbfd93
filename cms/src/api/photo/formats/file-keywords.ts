import { limits } from "shared-types/kit/limits";
import { cleanText } from "shared-types/kit/text";
import { fold } from "../../../database/fold";

/** A keyword of a file: as it stands there, and the name that it ends with if it is a path or a machine tag. */
export interface FileKeyword {
  whole: string;
  leaf: string;
  /** Whether the site may get the leaf as a keyword of its own. */
  isOffered: boolean;
}

/** `namespace:predicate=value`, as flickr and iNaturalist's tools write it. */
const machineTag = /^[a-z][\w-]*:(?<predicate>[a-z][\w-]*)=(?<value>.*)$/i;
/** The machine tags that name a species; the rest are ranks, ids and places, which are no one's keywords. */
const naming = /^(binomial|trinomial|species|common|scientificName|vernacularName)$/i;
/** Lightroom, digiKam and others write paths with one of these; 2024/05/17 and 1/2 are none. */
const pathSign = /[|>\\]|(?<!\d)\/|\/(?!\d)/;

const cleaned = (text: string) => cleanText(text).replace(/\s+/g, " ").trim();

function keywordOf(given: string): FileKeyword {
  const whole = cleaned(given);
  const { predicate = "", value = "" } = machineTag.exec(whole)?.groups ?? {};
  if (predicate !== "") {
    const leaf = cleaned(value.replace(/^"(.*)"$/, "$1"));
    return { whole, leaf, isOffered: naming.test(predicate) };
  }
  const parts = whole.split(pathSign).map((part) => part.trim());
  return { whole, leaf: parts.findLast((part) => part !== "") ?? "", isOffered: true };
}

/** Keywords without duplicates (ignoring case and accents) and without those that are too long. */
export function fileKeywords(given: string[]): FileKeyword[] {
  const found = new Map<string, FileKeyword>();
  // What is too long for a keyword is a list of them, which some programs store as one.
  const single = given.flatMap((text) =>
    text.length > limits.keyword ? text.split(/[,;]/) : text,
  );
  for (const keyword of single.map(keywordOf)) {
    const key = fold(keyword.leaf);
    if (key === "" || keyword.leaf.length > limits.keyword) continue;
    const same = found.get(key);
    // A plain keyword says more than the same name at the end of a path.
    if (!same || (keyword.isOffered && !same.isOffered)) found.set(key, keyword);
  }
  return [...found.values()];
}
