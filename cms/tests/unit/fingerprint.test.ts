import { expect, test } from "vitest";
import { hashOf } from "../../src/api/demo/fingerprint";

const oak = { name: "Oak", places: [{ bed: 1 }] };

test.each<[string, object]>([
  ["a field that a later version adds, empty", { ...oak, notes: "" }],
  ["one that is null", { ...oak, notes: null }],
  ["one that is not there", { ...oak, notes: undefined }],
  ["one that is off", { ...oak, internal: false }],
  ["a number that nobody gave", { ...oak, height: 0 }],
  ["an empty list", { ...oak, photos: [] }],
  ["an object of empty fields", { ...oak, size: { width: 0 } }],
  ["keys in another order", { places: oak.places, name: oak.name }],
])("a record is as it came with %s", (_, record) => {
  expect(hashOf(record)).toBe(hashOf(oak));
});

test.each<[string, object]>([
  ["another word", { ...oak, name: "Ash" }],
  ["a word more", { ...oak, notes: "Shade" }],
  ["another number in a list", { ...oak, places: [{ bed: 2 }] }],
  ["a switch that is on", { ...oak, internal: true }],
])("a record is not as it came with %s", (_, record) => {
  expect(hashOf(record)).not.toBe(hashOf(oak));
});
