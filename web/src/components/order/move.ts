/** The items with the one at a place moved up or down; unchanged at the ends. */
export function moved<T>(items: readonly T[], from: number, by: -1 | 1): T[] {
  const next = [...items];
  const to = from + by;
  const [item] = to >= 0 && to < items.length ? next.splice(from, 1) : [];
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

/** The items in the order of these ids; those whose id is not among them come last. */
export function placed<T>(items: readonly T[], ids: readonly number[], idOf: (item: T) => number) {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const first = ids.map((id) => byId.get(id)).filter((item) => item !== undefined);
  return [...first, ...items.filter((item) => !ids.includes(idOf(item)))];
}
