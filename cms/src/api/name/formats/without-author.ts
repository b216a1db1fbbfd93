const ranks = new Set(["subsp.", "ssp.", "var.", "f.", "forma", "nothosubsp.", "nothovar."]);

/** `st.-johnii` is of a saint's name. */
const isEpithet = (word: string) => /^[×x]?(?:st\.-)?[\p{Ll}-]+$/u.test(word);
const isRank = (word: string) => ranks.has(word.replace("×", ""));

/**
 * A scientific name without its authors: `Quercus utahensis (A. DC.) Rydb.` is Quercus utahensis, and
 * `Acer nigrum Michx. f. var. palmeri Sarg.` Acer nigrum var. palmeri. A rank counts only before an epithet: the f. of an author
 * is followed by another rank, by an author or by nothing. `Acer leucoderme X saccharum`, of two species, is
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
    } else if (isEpithet(word) && (!isAuthor || word.startsWith("×"))) words.push(word);
    isAuthor = true;
  }
  return words.join(" ");
}
