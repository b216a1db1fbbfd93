import type { Way } from "./ways";

/** How many entries each cache keeps; the oldest go first. */
const most: Record<Way, number> = { pages: 60, answers: 60, files: 150, data: 300 };
const ways = Object.keys(most) as Way[];

/** Sites below other paths of this origin have caches too: '' or `garden/`. */
const below = () => new URL(".", self.location.href).pathname.slice(1);

/** One cache per kind of request and build: pages of another build name other files. */
const nameOf = (way: Way) => `${below()}${way}-${__VERSION__}`;

/** Whether a cache is this site's, of whatever build. */
const isOwn = (name: string) => ways.some((way) => name.startsWith(`${below()}${way}-`));

const open = (way: Way) => caches.open(nameOf(way));

/** Whether the response is a good one and may be shown to others. */
function isWorthKeeping({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !/no-store/.test(headers.get("cache-control") ?? "");
}

/** Stores a copy of a response as the newest of its kind. Call it before the body is read. */
export async function keep(way: Way, key: string, response: Response): Promise<void> {
  // What is downloaded, such as a backup, is not copied: a copy that nobody reads would fill the memory.
  if (!isWorthKeeping(response)) return;
  const copy = response.clone();
  const cache = await open(way);
  await cache.delete(key);
  await cache.put(key, copy);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -most[way]).map((oldest) => cache.delete(oldest)));
}

/** The response stored under this address. */
export async function kept(way: Way, key: string): Promise<Response | undefined> {
  return (await open(way)).match(key, { ignoreVary: true });
}

/** The stored addresses of a kind, newest first. */
export async function keptUrls(way: Way): Promise<string[]> {
  return (await (await open(way)).keys()).map(({ url }) => url).reverse();
}

/** Removes the caches of other builds. */
export async function forgetOthers(): Promise<void> {
  const names = ways.map(nameOf);
  const others = (await caches.keys()).filter((name) => isOwn(name) && !names.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}
