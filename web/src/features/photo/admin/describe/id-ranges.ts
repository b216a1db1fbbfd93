/** Ids as ranges for an address, in order: [101, 102, 103, 115] is '101-103,115'. */
export function toRanges(ids: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const id of ids) {
    const last = ranges.at(-1);
    if (last?.to === id - 1) last.to = id;
    else ranges.push({ from: id, to: id });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(",");
}

/** Limits a range typed by hand, which may be of any size. */
const most = 20_000;

/** The ids in an address, in order and without duplicates; invalid parts are skipped. */
export function fromRanges(text: string): number[] {
  const ids = new Set<number>();
  for (const part of text.split(",")) {
    const [, first, last = first] = /^\s*(\d{1,9})(?:-(\d{1,9}))?\s*$/.exec(part) ?? [];
    for (let id = Number(first); id <= Number(last) && ids.size < most; id++) {
      if (id > 0) ids.add(id);
    }
  }
  return [...ids];
}
