/**
 * The form in which text is searched and sorted: lower case, accents off, white space single;
 * control characters count as white space (PostgreSQL refuses NUL even in a query).
 * Kept in `fold…` columns, because databases differ in what they call the same letter (docs/decisions/004).
 */
export function fold(text: string | null | undefined): string {
  return (text ?? "")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
