import { expect, test } from "vitest";
import * as schemas from "shared-types/schemas";
import { fieldLabel, valueWords } from "./field-words";

/** The fields of all drafts whose changes are kept; a record's own id never changes. */
const fields = Object.entries(schemas).flatMap(([name, schema]) => {
  const [, own] = /^(\w+?)(?:Draft|Kept)Schema$/.exec(name) ?? [];
  if (own === undefined || !("fields" in schema)) return [];
  return Object.keys(schema.fields).filter((field) => field !== `${own}Id`);
});

test("every field of a history has a label of words", () => {
  expect(fields).toContain("sheetId");
  const labels = [...new Set(fields.map(fieldLabel))];
  // 'Key ID' is the form's own label.
  expect(labels.filter((label) => /\b(Id|Url|Client)\b|^.$/.test(label))).toEqual([]);
});

test("a place on a drawing is in percent, as in its form", () => {
  expect(valueWords("viewpoint", "x", 0.1234, "UTC")).toBe("12.34%");
  expect(valueWords("plant", "height", "0.5", "UTC")).toBe("0.5");
});
