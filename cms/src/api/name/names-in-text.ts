/** A genus with what only says that the species is not known, or not for sure. */
export const unsure = /(?:^|\s)(?:sp|spp|cf|aff|agg|nr)\.?(?:\s|$)/i;

/** The words of the longest names: `Symphyotrichum lateriflorum var. lateriflorum`, with × or a second rank. */
const longest = 6;

/**
 * The scientific names that stand in a text among other words, the text or a part of it beginning with one: with a common name in
 * parentheses, either way round, an author, a variety or a cultivar behind it. None where it says that it is not sure, or names a
 * hybrid of two species. `isName` is asked of two words and more.
 */
export function namesIn(text: string, isName: (words: string) => boolean): string[] {
  if (unsure.test(text)) return [];
  const found: string[] = [];
  let isNamed = false;
  for (const part of text.split(/[()[\]/,;|]|\s[-–—]\s/u)) {
    const words = part
      .replace(/(?<=^|\s)[x×]\s+/giu, "×")
      .split(/\s+/u)
      .filter(Boolean);
    for (let at = 0; at + 1 < words.length; at += 1) {
      const name = longestName(words.slice(at, at + longest), isName);
      if (name.length === 0) continue;
      if (words[at + name.length]?.startsWith("×")) return [];
      found.push(name.join(" "));
      if (at === 0) isNamed = true;
      at += name.length - 1;
    }
  }
  return isNamed ? found : [];
}

/** The most words from the first on that are a name; none if no two are. */
function longestName(words: string[], isName: (words: string) => boolean): string[] {
  for (let many = words.length; many > 1; many -= 1) {
    const name = words.slice(0, many);
    if (isName(name.join(" "))) return name;
  }
  return [];
}
