import fc from "fast-check";
import { expect, test } from "vitest";
import { formsOf } from "../../src/answers/forms";
import type { Prepared } from "../../src/answers/prepared";
import type { Shown } from "../../src/answers/shown";
import { createStore } from "../../src/answers/store";
import type { Changes, Moment } from "../../src/changes/since";
import type { Topic } from "../../src/changes/watched";

const answer = (bytes: number): Prepared => ({
  headers: [],
  etag: "",
  forms: formsOf(Buffer.alloc(bytes)),
});

const changes = (topic: Topic, ids: number[], wholly = false): Changes => ({
  until: "" as Moment,
  records: new Map([[topic, new Set(ids)]]),
  wholly: new Set(wholly ? [topic] : []),
});

const shown = (topic: Topic, ids: number[] | "all"): Shown =>
  new Map([[topic, ids === "all" ? ids : new Set(ids)]]);

test("never holds more than it may, whatever comes and in whatever order", () => {
  const max = 50_000;
  fc.assert(
    fc.property(
      fc.array(fc.record({ key: fc.nat(30).map(String), bytes: fc.nat(60_000) })),
      (asked) => {
        const store = createStore(max);
        for (const { key, bytes } of asked) {
          store.keep(key, answer(bytes), shown("plants", "all"));
          expect(store.bytes()).toBeLessThanOrEqual(max);
        }
        store.clear();
        expect(store.bytes()).toBe(0);
      },
    ),
  );
});

test("gives up what has not been asked for longest", () => {
  const store = createStore(4000);
  store.keep("a", answer(1000), shown("plants", "all"));
  store.keep("b", answer(1000), shown("plants", "all"));
  expect(store.get("a")).toBeDefined();
  store.keep("c", answer(1000), shown("plants", "all"));
  expect([store.get("a"), store.get("b")].map(Boolean)).toEqual([true, false]);
});

test("drops what shows a changed record, and nothing else", () => {
  const store = createStore(1_000_000);
  const kept = () => ["one", "two", "list", "other"].filter((key) => store.get(key));
  store.keep("one", answer(10), shown("plants", [1]));
  store.keep("two", answer(10), shown("plants", [2]));
  store.keep("list", answer(10), shown("plants", "all"));
  store.keep("other", answer(10), shown("animals", "all"));
  store.drop(changes("quotes", [1]));
  expect(kept()).toEqual(["one", "two", "list", "other"]);
  store.drop(changes("plants", [3]));
  expect(kept()).toEqual(["one", "two", "other"]);
  store.drop(changes("plants", [1]));
  expect(kept()).toEqual(["two", "other"]);
  store.drop(changes("plants", [], true));
  expect(kept()).toEqual(["other"]);
});

test("a form made later counts, and the uncompressed bytes no longer do", async () => {
  const store = createStore(100_000);
  const page = answer(60_000);
  store.keep("page", page, shown("plants", "all"));
  expect(store.bytes()).toBeGreaterThan(60_000);
  await page.forms.make("br");
  expect(store.bytes()).toBeLessThan(2000);
  expect(store.get("page")).toBe(page);
  store.clear();
  await page.forms.make("gzip");
  expect(store.bytes()).toBe(0);
});

test("an answer larger than the memory pushes nothing out", () => {
  const store = createStore(4000);
  store.keep("small", answer(1000), shown("plants", "all"));
  store.keep("large", answer(5000), shown("plants", "all"));
  expect([store.get("small"), store.get("large")].map(Boolean)).toEqual([true, false]);
});
