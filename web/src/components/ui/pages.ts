/** A pager's entries: page numbers, and `null` for gaps. */
export function pagerEntries(
  current: number,
  total: number,
  { around, edge }: { around: number; edge: number },
): (number | null)[] {
  const shown = Array.from({ length: total }, (_, i) => i + 1).filter(
    (n) => n <= edge || n > total - edge || Math.abs(n - current) <= around,
  );
  return shown.flatMap((n, i) => {
    const before = shown[i - 1];
    if (before === undefined || n === before + 1) return [n];
    return n === before + 2 ? [n - 1, n] : [null, n];
  });
}
