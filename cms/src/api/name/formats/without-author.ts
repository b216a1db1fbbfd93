const ranks = new Set(["subsp.", "ssp.", "var.", "f.", "forma", "nothosubsp.", "nothovar."]);

/** `st.-johnii` is of a saint's name, `14-punctata` of a number. */
const isEpithet = (word: string) => /^[×x]?(?:st\.-|\d+-)?[\p{Ll}-]+$/u.test(word);
const isRank = (word: string) => ranks.has(word.replace("×", ""));

/** As epithets end. Words that end so in English are few, authors fewer. */
const latinEnd =
  /(?:us|um|a|is|i|ae|ans|ens|oides|or|ax|os|..ix|yx|[aiu]le|[aec]re|stre|nne|ense|[ae]ve|ceps|frons)$/iu;
const otherwise = /^(?:bis|boddaerti?|della|fabricius|linnaeus|rossi|scopoli|spinola)$/iu;

/** Whether a word looks like an epithet, in whatever case it is written. */
export const isLatin = (word: string): boolean => latinEnd.test(word) && !otherwise.test(word);

/**
 * A scientific name without its authors: `Quercus utahensis (A. DC.) Rydb.` is Quercus utahensis, and
 * `Acer nigrum Michx. f. var. palmeri Sarg.` Acer nigrum var. palmeri. A rank counts only before an epithet: the f. of an author
 * is followed by another rank, by an author or by nothing. A subspecies of animals has no rank: `Trachemys scripta elegans`.
 * `Acer leucoderme X saccharum`, of two species, is
 * Acer leucoderme ×saccharum; epithets behind the name of a hybrid are its parents: `Senegalia X emoryana
 * berlandieri X greggii` is Senegalia ×emoryana. A list's footnote mark, and a second name behind a comma, are no part of it:
 * `Achillea millefolium*`, `Hepatica americana, Hepatica nobilis`.
 */
export function withoutAuthor(name: string): string {
  const [genus = "", ...rest] = name
    .trim()
    .replace(/\s[Xx](?=\s)/g, " ×")
    .replace(/×\s+/gu, "×")
    .split(/[\s,*\u2020\u2021]+/u);
  const words = [genus];
  const isHybrid = rest[0]?.startsWith("×") ?? false;
  let isAuthor = false;
  let taken = 0;
  for (const [at, word] of rest.entries()) {
    const next = rest[at + 1] ?? "";
    if (at < taken) continue;
    if (isHybrid && at > 0 && /^\p{Ll}/u.test(word) && !isRank(word)) break;
    if (isRank(word) && isEpithet(next) && !isRank(next)) {
      words.push(word, next);
      taken = at + 2;
      isAuthor = true;
    } else if (isEpithet(word) && (word.startsWith("×") || (!isAuthor && isNext(at, word, rest))))
      words.push(word);
    else isAuthor = true;
  }
  return words.join(" ");
}

/** Whether a word stands where an epithet does: behind the genus, or as a subspecies behind the species. */
const isNext = (at: number, word: string, [species]: string[]) =>
  at === 0 || (at === 1 && (word === species || isLatin(word)));

const capital = (word: string) => word.replace(/\p{L}/u, (letter) => letter.toUpperCase());

/** A genus that is written small or in capitals only. */
const genusInItsCase = (genus: string) =>
  /^×?\p{Ll}/u.test(genus) || /^×?\p{Lu}[\p{Lu}-]+$/u.test(genus)
    ? capital(genus.toLowerCase())
    : genus;

/**
 * A name as it is written elsewhere: the genus with a capital, epithets small, without another genus in parentheses. `Sporobolus
 * Airoides`, `SILPHIUM ALBIFLORUM`, `osmunda_japonica`, `<i>Abies alba</i>`, `Aster (Symphyotrichum) novi-belgii`. A word with a capital is an epithet only if
 * it looks like one: `Aster Miller` is a genus.
 */
export function inItsCase(name: string): string {
  const [genus = "", ...rest] = name
    .replaceAll("_", " ")
    .replace(/<[^<>]*>/g, " ")
    .replace(/\.(?=(?:var|subsp|ssp)\.)/g, ". ")
    .trim()
    .replace(/^(?:[Xx]\s+|[x×]\s*)(?=\p{Lu})/u, "×")
    .replace(/^(\S+)\s+\([\p{L}-]+\)(?=\s)/u, "$1")
    .replace(/\s[Xx×]\s+/gu, " ×")
    .split(/\s+/u);
  const words = [genusInItsCase(genus)];
  for (const [at, word] of rest.entries()) {
    const isPlace = at === 0 || isRank(words[at] ?? "");
    const small = word.toLowerCase();
    const isWritten = /^×?\p{Lu}[\p{L}-]*$/u.test(word) && isLatin(word);
    const isRankBefore = ranks.has(small) && isLatin(rest[at + 1] ?? "");
    words.push((isPlace && isWritten) || isRankBefore ? small : word);
  }
  return words.join(" ");
}

/** A record's name without the author that it may have behind its two words: `Acer rubrum L.` */
export function ofSpecies(name: string): string {
  const cased = inItsCase(name);
  return /^\S+ ×?\p{Ll}\S* [\p{Lu}(]/u.test(cased) ? withoutAuthor(cased) : cased;
}
