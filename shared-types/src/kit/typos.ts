/**
 * How many letters are wrong, missing, too many or swapped with their neighbor between two words (optimal string
 * alignment); more than `most` are not counted to the end.
 */
export function typosBetween(a: string, b: string, most: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charAt(i - 1) === b.charAt(j - 1);
      let least = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = a.charAt(i - 1) === b.charAt(j - 2) && a.charAt(i - 2) === b.charAt(j - 1);
      if (i > 1 && j > 1 && isSwapped) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** How many letters of a typed word may be wrong, missing, too many or swapped. */
export const forgivenTypos = (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
