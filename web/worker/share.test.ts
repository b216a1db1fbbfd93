import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropShared, sharedPhotos } from "../src/lib/shared-photos";
import { fakeCaches } from "./caches.fixture";
import { isShare, takeShare } from "./share";

// The build defines it, and modules read it as they load.
vi.hoisted(() => vi.stubGlobal("__VERSION__", "1"));

const origin = "https://garden.example";
const path = "/cp/photosimport";

beforeEach(() => {
  vi.stubGlobal("self", { location: new URL("/sw.js", origin) });
  vi.stubGlobal("caches", fakeCaches(origin));
  vi.stubGlobal("__OFFLINE_PAGE__", "<p><!--why--></p><!--seen-->");
  vi.stubGlobal("__VERSION__", "1");
  vi.stubGlobal("fetch", async () => new Response(""));
});
afterEach(() => vi.unstubAllGlobals());

const jpeg = (name: string, words = name) => new File([words], name, { type: "image/jpeg" });

/** The form as Android sends it. */
function shared(...files: File[]): Request {
  const body = new FormData();
  for (const name of ["title", "text", "url"]) body.append(name, "");
  for (const file of files) body.append("files", file);
  return new Request(origin + path, { method: "POST", body });
}
const place = (answer: Response) => [answer.status, answer.headers.get("location")];
const kept = async () => (await sharedPhotos()).map(({ file }) => file.name);

test.each([
  [{}, true],
  [{ method: "GET" }, false],
  [{ mode: "cors" }, false],
  [{ url: `${origin}/contact` }, false],
  [{ url: `https://elsewhere.example${path}` }, false],
])("%o is a share: %s", (more, expected) => {
  const asked = { method: "POST", url: origin + path, mode: "navigate", hasToken: false };
  expect(isShare({ ...asked, ...more }, origin)).toBe(expected);
});

test("shared photos are kept as they came, once each, until they are dropped", async () => {
  const files = [jpeg("wren & co?#.jpg"), jpeg("нора/ёж.jpg", "hedgehog")];
  expect(place(await takeShare(shared(...files)))).toEqual([303, origin + path]);
  await takeShare(shared(...files));
  const photos = await sharedPhotos();
  expect(photos.map(({ file: { name, type } }) => [name, type])).toEqual(
    files.map(({ name, type }) => [name, type]),
  );
  expect(await photos[1]?.file.text()).toBe("hedgehog");
  if (photos[0]) await dropShared(photos[0]);
  expect(await kept()).toEqual([files[1]?.name]);
});

/** What Chromium posts for a form without fields: the closing boundary only. */
const emptyForm = () =>
  new Request(origin + path, {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=----WebKitFormBoundaryA" },
    body: "------WebKitFormBoundaryA--\r\n",
  });

test.each([
  ["a form without fields", emptyForm],
  ["a form without files", () => shared()],
  ["a file field left empty", () => shared(new File([], ""))],
])("%s is told as a share that did not arrive", async (_what, request) => {
  const missed = [303, `${origin}${path}?shared=missed`];
  expect(place(await takeShare(request()))).toEqual(missed);
  expect(await kept()).toEqual([]);
});

test("without a network a page says that the photos are kept", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const answer = await takeShare(shared(jpeg("wren.jpg")));
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain("Your photos are kept on this device.");
  expect(await kept()).toEqual(["wren.jpg"]);
});

test("where there is no room the screen says so", async () => {
  const full = { put: () => Promise.reject(new DOMException("", "QuotaExceededError")) };
  vi.stubGlobal("caches", { open: async () => full });
  const answer = await takeShare(shared(jpeg("wren.jpg")));
  expect(place(answer)).toEqual([303, `${origin}${path}?shared=missed`]);
});
