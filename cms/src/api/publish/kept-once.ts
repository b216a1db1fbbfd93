import type { Dependencies } from "../../cache/dependencies";

export type KeptOnce = ReturnType<typeof keepOnce>;

/** Cut out of a longer text, a string keeps all of that in memory; this one is its own. */
const own = (text: string) => Buffer.from(text).toString();

/** Names and dependencies of a publish's pages, equal ones once in memory: those of twenty photos of the gallery are much the same. */
export function keepOnce() {
  const strings = new Map<string, string>();
  const sets = new Map<string, Dependencies>();

  function nameOf(text: string): string {
    const name = strings.get(text) ?? own(text);
    strings.set(name, name);
    return name;
  }

  return {
    names: (names: Iterable<string>): readonly string[] => [...names].map(nameOf),
    dependencies(dependencies: Dependencies): Dependencies {
      const topics = [...dependencies].map(([topic, ids]) =>
        [topic, ...(ids === "all" ? [ids] : [...ids].sort((a, b) => a - b))].join(),
      );
      const key = [dependencies.until, ...topics.sort()].join("\n");
      const known = sets.get(key) ?? dependencies;
      sets.set(key, known);
      return known;
    },
  };
}
