import { fold } from "../kit/fold";

/** A word as singular and plural share it: `finch` of finches, `aster` of asters. Latin endings lose their s alike. */
function stemOf(word: string): string {
  if (word.length > 5 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /..[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** St. John's wort is Saint John's wort. */
const saints = new Map([
  ["st", "saint"],
  ["saint", "st"],
]);

/** A word as it is, and its stem: what is no plural, as impatiens, is found as it is written. */
export function formsOf(word: string): string[] {
  const stem = saints.get(word) ?? stemOf(word);
  return stem === word ? [word] : [word, stem];
}

/** The sign of a hybrid is written or left out as one likes. */
const isWord = (word: string) => word !== "" && word !== "x";

const split = (folded: string) =>
  folded
    .replace(/'/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(isWord);

/** The words of a text as they are searched: folded. */
export const wordsOf = (text: string): string[] => split(fold(text));

/** Words that no name begins or ends with. */
const little = new Set("a an and as at by for from in is it of on or the to with".split(" "));

/** Jack-in-the-pulpit has four. */
const mostJoined = 4;

/** Runs of neighboring words, joined: each with the places of its first word and of the one after its last. */
export function joinsOf(
  words: string[],
  most = mostJoined,
): [joined: string, from: number, to: number][] {
  return words.flatMap((first, from) =>
    little.has(first)
      ? []
      : words.slice(from + 1, from + most).flatMap((last, n): [string, number, number][] => {
          const to = from + n + 2;
          return little.has(last) ? [] : [[words.slice(from, to).join(""), from, to]];
        }),
  );
}

/** What is indexed of one field. */
export interface FieldWords {
  words: string[];
  /** Its neighboring words, joined: butterfly weed is found as butterflyweed. */
  joined: string[];
  /** Joined words of names are found while they are typed, and with typing errors. */
  isName: boolean;
}

function fieldOf(texts: string[], most: number): FieldWords {
  // A comma or bracket ends a name.
  const parts = texts.flatMap((text) => fold(text).split(/[,;:()\n/]/)).map(split);
  return {
    words: [...new Set(parts.flat())],
    joined: parts.flatMap((words) => joinsOf(words, most).map(([joined]) => joined)),
    isName: most > 2,
  };
}

/** What is indexed of names, with several names in one text set apart by commas. */
export const wordsOfNames = (...texts: string[]): FieldWords => fieldOf(texts, mostJoined);

/** What is indexed of a line about a picture. */
export const wordsOfCaption = (text: string): FieldWords => fieldOf([text], 2);

/** What is indexed of a long text: its words alone. Joined they would be most of the index. */
export const wordsOfText = (text: string): FieldWords => fieldOf([text], 1);
