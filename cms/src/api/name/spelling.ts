import { fold } from "../../database/fold";

/** What stands between the words of a scientific name: the sign of a hybrid, and ranks. */
const between = new Set(["x", "subsp", "ssp", "var", "f", "forma", "cv"]);

/** The name of a cultivar, in quotation marks of any kind. */
const cultivar = /(?<=\s)['"‘“][^'"’”]+['"’”](?=\s|$)/gu;

/**
 * The words of a plant's or animal's name, whatever their case, accents, apostrophes and hyphens; without ranks, × and cultivars.
 * `Symphyotrichum novae-angliae 'Purple Dome'`: symphyotrichum, novae, angliae.
 */
export const wordsOf = (name: string): string[] =>
  fold(name.replace(cultivar, " "))
    .replaceAll("'", "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !between.has(word));

/** A name in the form in which its spellings agree: `butterflyweed` of Butterfly weed, Butterfly-weed and Butterflyweed. */
export const joinedOf = (name: string): string => wordsOf(name).join("");

/**
 * What a typed text may begin, to find a name: the joined words of its end, from each word on.
 * `Swamp rose-mallow`: swamprosemallow, rosemallow, mallow.
 */
export function endsOf(name: string): string[] {
  const words = wordsOf(name);
  return words.map((_word, at) => words.slice(at).join(""));
}
