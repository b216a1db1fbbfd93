/** Words shown on either side of what was changed. */
const contextWords = 8;

/** What differs between two texts: the words around it, once, and those that went and came. */
export interface ChangedPart {
  lead: string;
  removed: string;
  added: string;
  rest: string;
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== "");

/** How many words are the same from the start. */
function sharedLength(a: string[], b: string[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
}

/** The one part in which a text has changed, by words, with a little of what stands around it. */
export function changedPart(before: string, after: string): ChangedPart {
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
