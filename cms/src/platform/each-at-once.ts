/**
 * Does the same with each, so many at a time, begun in order. After the first fault no other is begun, and it is thrown when
 * those that were begun are over.
 */
export async function eachAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  const faults: unknown[] = [];
  const next = async () => {
    for (let item = rest.next(); !item.done && faults.length === 0; item = rest.next())
      await work(item.value).catch((error: unknown) => void faults.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  if (faults.length > 0) throw faults[0];
}
