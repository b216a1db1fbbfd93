import { fold } from "../../database/fold";

/** A word as singular and plural share it: `finch` of finches, `aster` of asters. Latin endings lose their s alike. */
function stemOf(word: string): string {
  if (word.length > 5 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /..[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The words of a text as they are searched: folded, without apostrophes, singular. */
export function wordsOf(text: string): string[] {
  const words = fold(text)
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== "").map(stemOf);
}
