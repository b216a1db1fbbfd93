/** Folds text for comparison while typing: lower case, without accents, curly apostrophes, as phones type them, straight. */
export function foldText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’‘ʼ]/g, "'");
}
