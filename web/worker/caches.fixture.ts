/** Caches in memory, as far as the worker uses them; addresses are relative to `origin`. */
export function fakeCaches(origin: string): Pick<CacheStorage, "open" | "has"> {
  const all = new Map<string, Map<string, Response>>();
  const entriesOf = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return entries;
  };
  const open = async (name: string) => {
    const entries = entriesOf(name);
    const at = (key: string | { url: string }) =>
      new URL(typeof key === "string" ? key : key.url, origin).href;
    const cache = {
      put: async (key: string, response: Response) => void entries.set(at(key), response),
      match: async (key: string) => entries.get(at(key))?.clone(),
      delete: async (key: string | { url: string }) => entries.delete(at(key)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
    return cache as unknown as Cache;
  };
  return { open, has: async (name) => all.has(name) };
}
