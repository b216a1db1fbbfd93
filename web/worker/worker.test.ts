import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { fakeCaches } from "./caches.fixture";

const origin = "https://garden.example";

type Listener = (event: unknown) => void;

// The build defines the version, and modules read it, and the worker itself, as they load.
const listeners = vi.hoisted(() => {
  const heard = new Map<string, Listener>();
  vi.stubGlobal("__VERSION__", "1");
  vi.stubGlobal("self", {
    location: { origin: "https://garden.example" },
    addEventListener: (name: string, hear: Listener) => heard.set(name, hear),
  });
  return heard;
});
await import("./worker");

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response("the code"));
});

afterAll(() => void vi.unstubAllGlobals());

/** What a page gets that asks for this. */
async function answerTo(path: string): Promise<string> {
  const request = new Request(origin + path);
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

test("of a download, such as a backup, no copy is made", async () => {
  vi.stubGlobal("caches", fakeCaches(origin));
  const headers = { "cache-control": "no-store" };
  const backup = new Response("gigabytes", { headers });
  const copied = vi.spyOn(backup, "clone");
  vi.stubGlobal("fetch", async () => backup);
  expect(await answerTo("/api/backupfile/ticket")).toBe("gigabytes");
  expect(copied).not.toHaveBeenCalled();
});
