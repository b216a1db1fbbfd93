import fc from "fast-check";
import { expect, test } from "vitest";
import { isKeyId } from "../src/species/codes";
import { cleanKeyId, suggestKeyId } from "../src/species/key-id";

const none = new Set<string>();

test.each([
  ["Red oak", "red-oak"],
  ["Purple Coneflower", "coneflower"],
  ["Ironweed (New York)", "ironweed"],
  ["Blackberry", "blackberry"],
  ["Joe-Pye weed", "weed"],
  ["Cuckoo’s éclair", "eclair"],
  ["Rattlesnakemaster", "rattlesnak"],
  ["  ", ""],
  ["木", ""],
])("%s is suggested as '%s'", (name, key) => {
  expect(suggestKeyId(name, none)).toBe(key);
});

test("a key in use is not suggested again, and 'add' never", () => {
  expect(suggestKeyId("Swamp milkweed", new Set(["milkweed"]))).toBe("s-milkweed");
  expect(suggestKeyId("Milkweed", new Set(["milkweed"]))).toBe("milkwee-2");
  expect(suggestKeyId("Add", none)).not.toBe("add");
});

test("whatever the name, the key is one the server takes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(suggestKeyId(name, none)).toMatch(/^[a-z0-9-]{0,10}$/);
    }),
  );
});

test.each([
  ["Wild Bergamot", "wild-berga"],
  ["Ça, Not_A", "ca-not-a"],
  ["a-", "a-"],
  ["-", ""],
  ["木", ""],
])("%s is typed as '%s'", (text, key) => {
  expect(cleanKeyId(text)).toBe(key);
});

test("only what the server takes could be a key", () => {
  const asked = ["red-oak", "7", "add", "Oak", "red oak", "elevenchars", "", undefined];
  expect(asked.filter(isKeyId)).toEqual(["red-oak", "7"]);
});
