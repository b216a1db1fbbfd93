/** Words of context on either side of a change. */
const contextWords = 8;

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== "");

/** The number of words that are equal from the start. */
function sharedLength(a: string[], b: string[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
}

/** The changed part of a text, by words, with some context. */
export function changedPart(before: string, after: string) {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const start = sharedLength(old, now);
  const [oldRest, nowRest] = [old.slice(start), now.slice(start)];
  const end = sharedLength([...oldRest].reverse(), [...nowRest].reverse());
  const lead = old.slice(0, start);
  const rest = end === 0 ? [] : oldRest.slice(-end);
  return {
    lead: (lead.length > contextWords ? "… " : "") + lead.slice(-contextWords).join(" "),
    removed: oldRest.slice(0, oldRest.length - end).join(" "),
    added: nowRest.slice(0, nowRest.length - end).join(" "),
    rest: rest.slice(0, contextWords).join(" ") + (rest.length > contextWords ? " …" : ""),
  };
}
