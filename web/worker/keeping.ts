import type { Way } from "./ways";

/** How much is kept; what was kept longest ago goes first. */
const most: Record<Way, number> = { pages: 60, answers: 60, files: 150 };

/** One cache for each way, of this build: what another build left fits its own files only. */
const nameOf = (way: Way) => `${way}-${__VERSION__}`;
const names = (Object.keys(most) as Way[]).map(nameOf);

const open = (way: Way) => caches.open(nameOf(way));

/** Whether others than who asked may be shown this, and nothing went wrong. */
function isWorthKeeping({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !/no-store/.test(headers.get("cache-control") ?? "");
}

/** Keeps an answer as the newest of its way. */
export async function keep(way: Way, key: string, response: Response): Promise<void> {
  if (!isWorthKeeping(response)) return;
  const cache = await open(way);
  await cache.delete(key);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -most[way]).map((oldest) => cache.delete(oldest)));
}

/** What is kept under this address. */
export async function kept(way: Way, key: string): Promise<Response | undefined> {
  return (await open(way)).match(key, { ignoreVary: true });
}

/** The addresses of a way that are kept, the newest first. */
export async function keptUrls(way: Way): Promise<string[]> {
  return (await (await open(way)).keys()).map(({ url }) => url).reverse();
}

/** Removes what other builds have kept. */
export async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter((name) => !names.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
