import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { fakeCaches } from "./caches.fixture";

const origin = "https://garden.example";

type Listener = (event: unknown) => void;

// The build defines the version, and modules read it, and the worker itself, as they load.
const listeners = vi.hoisted(() => {
  const heard = new Map<string, Listener>();
  vi.stubGlobal("__VERSION__", "1");
  vi.stubGlobal("__NOTE_PAGE__", "<h1>Note a sighting</h1>");
  vi.stubGlobal("self", {
    location: { origin: "https://garden.example", href: "https://garden.example/sw.js" },
    addEventListener: (name: string, hear: Listener) => heard.set(name, hear),
  });
  return heard;
});
await import("./worker");
const { keep, keptUrls } = await import("./keeping");

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("the code"));
});

afterAll(() => void vi.unstubAllGlobals());

/** What a page gets that asks for this. */
async function answerTo(path: string, mode = "cors"): Promise<string> {
  // No program can make the request of a navigation.
  const request = Object.defineProperty(new Request(origin + path), "mode", { value: mode });
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => {
    answer = given;
  };
  listeners.get("fetch")?.({ request, respondWith, waitUntil: () => undefined });
  return (await answer)?.text() ?? "nothing";
}

const fileOfApp = () => answerTo("/assets/app/public-1a2b.js");

test("a file of the app comes from the device the second time", async () => {
  vi.stubGlobal("caches", fakeCaches(origin));
  expect(await fileOfApp()).toBe("the code");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await fileOfApp()).toBe("the code");
});

test("on a device that is full, or keeps nothing, a file of the app comes all the same", async () => {
  const full = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  const caches = fakeCaches(origin);
  const open = async (name: string) => ({ ...(await caches.open(name)), put: full });
  vi.stubGlobal("caches", { ...caches, open });
  expect(await fileOfApp()).toBe("the code");
  vi.stubGlobal("caches", { open: full });
  expect(await fileOfApp()).toBe("the code");
});

test("so many pages are kept and no more, the newest of them", async () => {
  vi.stubGlobal("caches", fakeCaches(origin));
  const addressOf = (n: number) => `${origin}/contact?photoId=${n}`;
  for (let n = 1; n <= 62; n += 1) await keep("pages", addressOf(n), new Response("a page"));
  await keep("pages", addressOf(4), new Response("seen again"));
  const urls = await keptUrls("pages");
  expect(urls).toHaveLength(60);
  expect([urls[0], urls[1], urls.at(-1)]).toEqual([4, 62, 3].map(addressOf));
});

test("of a download, such as a backup, no copy is made", async () => {
  vi.stubGlobal("caches", fakeCaches(origin));
  const headers = { "cache-control": "no-store" };
  const backup = new Response("gigabytes", { headers });
  const copied = vi.spyOn(backup, "clone");
  vi.stubGlobal("fetch", async () => backup);
  expect(await answerTo("/api/backupfile/ticket")).toBe("gigabytes");
  expect(copied).not.toHaveBeenCalled();
});

const openScreen = () => answerTo("/cp/sightings", "navigate");
const noNetwork = () => Promise.reject(new TypeError("offline"));

test("the screen of sightings comes from the network, and is never kept", async () => {
  vi.stubGlobal("caches", fakeCaches(origin));
  vi.stubGlobal("fetch", async () => new Response("the panel"));
  expect(await openScreen()).toBe("the panel");
  expect(await answerTo("/cp/plantindex", "navigate")).toBe("nothing");
  vi.stubGlobal("fetch", noNetwork);
  expect(await openScreen()).toContain("Note a sighting");
  // Only a screen that is opened: the panel's own calls fail as they are.
  expect(await answerTo("/cp/sightings")).toBe("nothing");
});

test("a network that does not answer is none after a while", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise<Response>(() => undefined));
  const screen = openScreen();
  await vi.advanceTimersByTimeAsync(7000);
  expect(await Promise.race([screen, Promise.resolve("waiting")])).toBe("waiting");
  await vi.advanceTimersByTimeAsync(2000);
  expect(await screen).toContain("Note a sighting");
  vi.useRealTimers();
});
