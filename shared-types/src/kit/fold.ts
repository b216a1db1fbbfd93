/** What stands for an apostrophe: curly ones, the Hawaiian ʻokina and its look-alikes, primes and accents typed for one. */
export const apostropheSigns = "\u2018\u2019\u201b\u02b9\u02bb\u02bc\u2032\u00b4`";
export const apostrophes = new RegExp(`[${apostropheSigns}]`, "gu");

/** The signs of a hybrid, with the space that some write and others do not; a long space is gone through once. */
const hybridSigns = /(?<!\s)\s*[\u00d7\u2a2f\u2715]\s*/gu;

/**
 * The form in which text is searched, sorted and compared: lower case, accents off, white space single,
 * apostrophes straight, and × as x. Control characters count as white space: PostgreSQL refuses NUL even in a query. Kept in `fold…` columns, because databases differ in what they call the same letter (docs/decisions/004).
 */
export function fold(text: string | null | undefined): string {
  return (text ?? "")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[\u2010\u2011]/gu, "-")
    .replace(apostrophes, "'")
    .replace(hybridSigns, " x ")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** What `fold` changes beyond case, accents and white space. */
export const foldedSigns = `${apostropheSigns}\u00d7\u2a2f\u2715\u2010\u2011`;

/** Folded text without what joins its words or keeps them apart. */
const joined = (folded: string) => folded.replace(/[ .'-]/g, "");

/** What a word stands after. */
export const wordStarts = [" ", "-", "'"];

/** How a term is looked for: as it is, and in its other spellings. */
export interface Spelled {
  term: string;
  /** All of it without spaces, hyphens, apostrophes and full stops; null if it is too short to be put together of words. */
  joined: string | null;
  /** A word of a text that has it in another spelling begins like one of these: `but` of butterflyweed, `ox-eye` of oxeye. */
  begins: string[];
  /** Any such text has one of these somewhere. */
  parts: string[];
  /** The term with its saint written the other way. */
  other?: Spelled;
}

/** A folded term with its saint written the other way: `saint john` of `st. john`. Undefined where none stands before a word. */
export function otherSaint(term: string): string | undefined {
  const saint = /(?<![\p{L}\p{N}])(?:(saint)|st)(?:[ -]|\. ?)(?=\p{L})/u;
  if (!saint.test(term)) return undefined;
  return term.replace(saint, (_sign, whole?: string) => (whole ? "st " : "saint "));
}

/** What all spellings of a folded name share: its words joined, its saint whole. */
export function spellingKey(folded: string): string {
  const other = otherSaint(folded);
  return joined(other?.includes("saint") ? other : folded);
}

/** Shorter words are not put together of others: 'has high' has no ash. */
const shortestCompound = 4;

/** How else a folded term may be written: joined, apart, with hyphens, or with another saint. */
export function spelled(term: string): Spelled {
  const other = otherSaint(term);
  return { ...joinedOrApart(term), ...(other !== undefined && { other: joinedOrApart(other) }) };
}

function joinedOrApart(term: string): Spelled {
  const whole = joined(term);
  if (whole.length < shortestCompound) return { term, joined: null, begins: [], parts: [] };
  const [three, two, next] = [whole.slice(0, 3), whole.slice(0, 2), whole.slice(2, 5)];
  const apart = [" ", "-", ". ", "."].map((between) => `${two}${between}${next}`);
  return { term, joined: whole, begins: [three, ...apart], parts: [three, next] };
}

/** Whether a folded text has a term in one of its spellings: the rule that lists have in SQL (`holds` of cms/src/database/fold.ts). */
export function hasSpelled(
  folded: string,
  { term, joined: whole, begins, other }: Spelled,
): boolean {
  if (folded.includes(term) || (other && hasSpelled(folded, other))) return true;
  if (whole === null) return false;
  const padded = ` ${folded}`;
  const begun = begins.some((some) => wordStarts.some((start) => padded.includes(start + some)));
  return begun && joined(folded).includes(whole);
}

/** Whether a text has a typed term, whatever their case, accents and apostrophes, and however their words are joined. */
export const hasTerm = (text: string, term: string) => hasSpelled(fold(text), spelled(fold(term)));

/** Surrogates after all else, as they stand for what is beyond. */
const place = (unit: number) =>
  unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit;

/** Orders texts by code point, as both databases order folded columns. */
export function byCodePoint(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let n = 0; n < length; n += 1) {
    const [a, b] = [one.charCodeAt(n), other.charCodeAt(n)];
    if (a !== b) return place(a) - place(b);
  }
  return one.length - other.length;
}
