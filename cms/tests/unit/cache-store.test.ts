import fc from "fast-check";
import { expect, test } from "vitest";
import type { CachedResponse } from "../../src/cache/cached-response";
import type { Dependencies } from "../../src/cache/dependencies";
import { encodingsOf } from "../../src/cache/encoded-body";
import { createStore } from "../../src/cache/store";
import type { Changes, Moment } from "../../src/cache/changes/changes-since";
import type { Topic } from "../../src/cache/changes/tracked-tables";
import { forAll } from "../fixtures/wild";

const response = (bytes: number): CachedResponse => ({
  headers: [],
  etag: "",
  body: encodingsOf(Buffer.alloc(bytes)),
});

const changes = (topic: Topic, ids: number[], wholeTopics = false): Changes => ({
  until: "" as Moment,
  records: new Map([[topic, new Set(ids)]]),
  wholeTopics: new Set(wholeTopics ? [topic] : []),
});

const dependencies = (topic: Topic, ids: number[] | "all"): Dependencies =>
  new Map([[topic, ids === "all" ? ids : new Set(ids)]]);

test("never holds more than it may, whatever comes and in whatever order", () => {
  const max = 50_000;
  forAll(fc.array(fc.record({ key: fc.nat(30).map(String), bytes: fc.nat(60_000) })), (asked) => {
    const store = createStore(max);
    for (const { key, bytes } of asked) {
      store.set(key, response(bytes), dependencies("plants", "all"));
      expect(store.bytes()).toBeLessThanOrEqual(max);
    }
    store.clear();
    expect(store.bytes()).toBe(0);
  });
});

test("gives up what has not been asked for longest", () => {
  const store = createStore(4000);
  store.set("a", response(1000), dependencies("plants", "all"));
  store.set("b", response(1000), dependencies("plants", "all"));
  expect(store.get("a")).toBeDefined();
  store.set("c", response(1000), dependencies("plants", "all"));
  expect([store.get("a"), store.get("b")].map(Boolean)).toEqual([true, false]);
});

test("drops what shows a changed record, and nothing else", () => {
  const store = createStore(1_000_000);
  const kept = () => ["one", "two", "list", "other"].filter((key) => store.get(key));
  store.set("one", response(10), dependencies("plants", [1]));
  store.set("two", response(10), dependencies("plants", [2]));
  store.set("list", response(10), dependencies("plants", "all"));
  store.set("other", response(10), dependencies("animals", "all"));
  store.invalidate(changes("quotes", [1]));
  expect(kept()).toEqual(["one", "two", "list", "other"]);
  store.invalidate(changes("plants", [3]));
  expect(kept()).toEqual(["one", "two", "other"]);
  store.invalidate(changes("plants", [1]));
  expect(kept()).toEqual(["two", "other"]);
  store.invalidate(changes("plants", [], true));
  expect(kept()).toEqual(["other"]);
});

test("a form made later counts, and the uncompressed bytes no longer do", async () => {
  const store = createStore(100_000);
  const page = response(60_000);
  store.set("page", page, dependencies("plants", "all"));
  expect(store.bytes()).toBeGreaterThan(60_000);
  await page.body.encode("br");
  expect(store.bytes()).toBeLessThan(2000);
  expect(store.get("page")).toBe(page);
  store.clear();
  await page.body.encode("gzip");
  expect(store.bytes()).toBe(0);
});

test("an answer larger than the memory pushes nothing out", () => {
  const store = createStore(4000);
  store.set("small", response(1000), dependencies("plants", "all"));
  store.set("large", response(5000), dependencies("plants", "all"));
  expect([store.get("small"), store.get("large")].map(Boolean)).toEqual([true, false]);
});
