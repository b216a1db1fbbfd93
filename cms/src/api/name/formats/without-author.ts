const ranks = new Set(["subsp.", "ssp.", "var.", "f.", "forma", "nothosubsp.", "nothovar."]);

const isEpithet = (word: string) => /^[×x]?[\p{Ll}-]+$/u.test(word);

/**
 * A scientific name without its authors: `Quercus utahensis (A. DC.) Rydb.` is Quercus utahensis, and
 * `Acer nigrum Michx. f. var. palmeri Sarg.` Acer nigrum var. palmeri. A rank counts only before an epithet: the f. of an author
 * is followed by another rank, by an author or by nothing. `Acer leucoderme X saccharum`, of two species, is
 * Acer leucoderme ×saccharum. A list's footnote mark, and a second name behind a comma, are no part of it:
 * `Achillea millefolium*`, `Hepatica americana, Hepatica nobilis`.
 */
export function withoutAuthor(name: string): string {
  const [genus = "", ...rest] = name
    .trim()
    .replace(/\s[Xx](?=\s)/g, " ×")
    .replace(/×\s+/gu, "×")
    .split(/[\s,*\u2020\u2021]+/u);
  const words = [genus];
  let isAuthor = false;
  for (const [at, word] of rest.entries()) {
    const next = rest[at + 1] ?? "";
    if (ranks.has(word) && isEpithet(next) && !ranks.has(next)) {
      words.push(word, next);
      isAuthor = true;
    } else if (isEpithet(word) && (!isAuthor || word.startsWith("×"))) {
      words.push(word);
      isAuthor = true;
    } else isAuthor = true;
  }
  return words.join(" ");
}
