import { expect, test } from "vitest";
import { linkKeptSchema } from "shared-types/link/schema";
import { photoKeptSchema } from "shared-types/photo/schema";
import { schemas } from "shared-types/schemas";
import { fieldLabel, valueWords } from "./field-words";

/** The fields of all drafts whose changes are kept; a record's own id never changes. */
const kept = { ...schemas, LinkKept: linkKeptSchema, PhotoKept: photoKeptSchema };
const fields = Object.entries(kept).flatMap(([name, schema]) => {
  const [, own] = /^(?!\w+Settings)(\w+?)(?:Draft|Kept)$/.exec(name) ?? [];
  if (own === undefined || !("fields" in schema)) return [];
  return Object.keys(schema.fields).filter(
    (field) => field.toLowerCase() !== `${own.toLowerCase()}id`,
  );
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
