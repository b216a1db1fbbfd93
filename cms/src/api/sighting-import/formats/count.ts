/** What a cell says of how many there were. */
export interface CountCell {
  /** 0 where it gives no number; what is no count stays as it is, for its rule to refuse. */
  count: number | string;
  /** What the number leaves out, for the note. */
  words: string;
  isNone: boolean;
}

/** Nothing, X and the like: it was there, but not counted. */
const present = /^(?:x|y|yes|present|seen|heard|\?)?$/i;

/** `0`, `none seen`; but of `not counted` there were some. */
const none =
  /^(?:0+(?: (?!to\b)\p{L}.*)?$|(?:none|nil|zero|absent)\b|no$|not (?:seen|present|found|observed)\b)/iu;

/** `0 adults, 3 juveniles`, `not seen but heard`: some were there after all, or another year. */
const orSome = /[1-9]|\bbut\b|\bonly\b|[,;(/].*\bheard\b/i;

/** `10+`, `c10`, `~12`, `about 5`, `12 est.`, `3 birds`, `10+ seen`: BirdTrack has + and c, people the others. A pair is no bird. */
const withWords =
  /^(?:(?:~|≈|>|≥|c\.?|ca\.?|circa|about|around|approx\.?|approximately|at least|est\.?|roughly|minimum|min\.?) ?)?([1-9]\d*) ?(?:\+|~|ish|or more|or so|est\.?|approx\.?|approximately|minimum|min\.?)? ?(?:(?:bird|plant|individual|ind|specimen|adult|male|female|juvenile)s?\.?|seen|heard|observed|counted)?$/i;

/** `5-10`, `<5`, `2 pairs`, `several`; but `-5`, `1.5` and `1e9` are mistakes, and `10-May` is what a spreadsheet makes of 5-10. */
const inWords =
  /^(?!\d{1,2}-\p{L}{3}$|\p{L}{3}-\d{1,2}$)(?:\d+ ?(?:-|–|to) ?\d+$|[<≤] ?\d+$|\p{L}.*\p{L}|\d+ ?(?!e\d)\p{L})/iu;

/** Reads a count as people write it. A number that stands among words is taken with them, and no number is made of words. */
export function readCount(cell: string): CountCell {
  // A spreadsheet writes 1,200 and 2.0.
  const text = cell.replace(/(?<=\d),(?=\d{3}(?:\D|$))|\.0+$(?<=^\d+\.0+)/g, "");
  const [, figures] = withWords.exec(text) ?? [];
  if (figures) return { count: figures, words: figures === text ? "" : text, isNone: false };
  // Which of the two it is, the line's owner has to say.
  if (none.test(text) && orSome.test(text)) return { count: text, words: "", isNone: false };
  if (none.test(text)) return { count: 0, words: "", isNone: true };
  if (present.test(text)) return { count: 0, words: "", isNone: false };
  if (inWords.test(text)) return { count: 0, words: text, isNone: false };
  return { count: text, words: "", isNone: false };
}

/** A note with the words of a count. */
export const noteWith = (words: string, note: string): string =>
  [words && `Count: ${words}`, note].filter(Boolean).join("\n");
