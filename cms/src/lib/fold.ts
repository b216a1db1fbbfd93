/**
 * The form in which text is searched and sorted: lower case, accents off, white space single.
 * Kept in `fold…` columns, because databases differ in what they call the same letter (contract §4).
 */
export function fold(text: string | null | undefined): string {
  return (text ?? "")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}
