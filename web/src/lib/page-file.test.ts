import { afterEach, beforeEach, expect, test, vi } from "vitest";

const copy = { base: "/garden", style: "folders" } as const;

const pageOf = (fallback: object) =>
  `<html><p>text</p><script type="application/json" id="page-data">${JSON.stringify({ fallback })}</script>`;

const pages: Record<string, string> = {
  "/garden/flora/oak/": pageOf({ "flora oak": { name: "Oak" }, "flora elm": null }),
  "/garden/photos/page/3/": pageOf({ gallery: 3 }),
};

let isAway = false;
const asked: string[] = [];
let readPageFile: typeof import("./page-file").readPageFile;
let readRecordFile: typeof import("./page-file").readRecordFile;

function goTo(pathname: string, search = ""): void {
  vi.stubGlobal("window", { location: { pathname, search } });
}

beforeEach(async () => {
  vi.resetModules();
  ({ readPageFile, readRecordFile } = await import("./page-file"));
  isAway = false;
  asked.length = 0;
  vi.stubGlobal("fetch", async (link: string) => {
    asked.push(link);
    if (isAway) throw new TypeError("offline");
    return new Response(pages[link] ?? "", { status: link in pages ? 200 : 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a page's file answers its reads, and is fetched once for all of them", async () => {
  goTo("/garden/flora/oak");
  const keys = ["flora oak", "flora elm", "flora ash"];
  const answers = await Promise.all(keys.map((key) => readPageFile(copy, key)));
  // Null says that there is no such record; what the page does not read it does not know.
  expect(answers).toEqual([{ name: "Oak" }, null, undefined]);
  expect(asked).toEqual(["/garden/flora/oak/"]);
});

test("where a query has no page of its own, the page without it answers", async () => {
  pages["/garden/resources/"] = pageOf({ resources: [1] });
  goTo("/garden/resources", "?section=shoes");
  expect(await readPageFile(copy, "resources")).toEqual([1]);
  expect(asked).toEqual(["/garden/resources/section/shoes/", "/garden/resources/"]);
});

test("what a page says of the day is asked of the data once its day is over", async () => {
  goTo("/garden/");
  const until = Date.now() + 60_000;
  const html = pageOf({ thisweek: { items: [] }, site: 1 });
  pages["/garden/"] = html.replace(
    "<html>",
    `<html data-base="/garden" data-until="${until}" lang="en">`,
  );
  expect(await readPageFile(copy, "thisweek")).toEqual({ items: [] });
  vi.resetModules();
  ({ readPageFile } = await import("./page-file"));
  vi.spyOn(Date, "now").mockReturnValue(until);
  expect(await readPageFile(copy, "thisweek")).toBeUndefined();
  expect(await readPageFile(copy, "site")).toBe(1);
  vi.restoreAllMocks();
});

test("a record that another page shows is in the file of its own page", async () => {
  goTo("/garden/calendar");
  pages["/garden/flora/ash/"] = pageOf({ "flora/ash": { name: "Ash" } });
  expect(await readRecordFile(copy, "flora/ash")).toEqual({ name: "Ash" });
  expect(await readRecordFile(copy, "quote/3")).toBeUndefined();
  expect(asked).toEqual(["/garden/flora/ash/"]);
});

test("a page of the gallery has a file of its own, and the next page another", async () => {
  goTo("/garden/photos", "?page=3");
  expect(await readPageFile(copy, "gallery")).toBe(3);
  goTo("/garden/photos", "?page=4");
  expect(await readPageFile(copy, "gallery")).toBeUndefined();
  expect(asked).toEqual(["/garden/photos/page/3/", "/garden/photos/page/4/", "/garden/photos/"]);
});

test("without a network it fails, and is asked again later", async () => {
  goTo("/garden/flora/oak/");
  isAway = true;
  await expect(readPageFile(copy, "flora oak")).rejects.toThrow("reach the server");
  isAway = false;
  expect(await readPageFile(copy, "flora oak")).toEqual({ name: "Oak" });
});
