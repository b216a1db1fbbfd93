import type { SchemaObjectDescription } from "yup";
import { expect, test } from "vitest";
import { calls } from "shared-types/calls";
import { keptKinds } from "shared-types/history/codes";
import type { Call } from "shared-types/kit/call";
import type { Schema } from "shared-types/kit/check";
import { linkKeptSchema } from "shared-types/link/schema";
import { photoKeptSchema } from "shared-types/photo/schema";
import { fieldLabel, valueWords } from "./field-words";

/** The fields of all drafts whose changes are kept, with the codes they may have; a record's own id never changes. */
const drafts = Object.values<Call>(calls).flatMap(({ body }) => body ?? []);
const kept = new Map<string, Schema<unknown>>([
  ...drafts.map((schema) => [String(schema.meta()?.["id"]), schema] as const),
  ["LinkKept", linkKeptSchema],
  ["PhotoKept", photoKeptSchema],
]);
const fields = [...kept].flatMap(([name, schema]) => {
  const [, own = ""] = /^(?!\w+Settings)(\w+?)(?:Draft|Kept)$/.exec(name) ?? [];
  const kind = keptKinds.find((known) => known === own.toLowerCase());
  const about = schema.describe();
  if (kind === undefined || !("fields" in about)) return [];
  return Object.entries(about.fields as SchemaObjectDescription["fields"])
    .filter(([field]) => field.toLowerCase() !== `${kind}id`)
    .map(([field, about]) => ({ kind, field, codes: "oneOf" in about ? about.oneOf : [] }));
});

test("every field of a history has a label of words", () => {
  const names = fields.map(({ field }) => field);
  expect(names).toContain("sheetId");
  const labels = [...new Set(names.map(fieldLabel))];
  // 'Key ID' is the form's own label.
  expect(labels.filter((label) => /\b(Id|Url|Client)\b|^.$/.test(label))).toEqual([]);
});

const coded = fields.flatMap(({ kind, field, codes }) =>
  codes
    .filter((code) => typeof code === "string" && code !== "")
    .map((code) => [kind, field, code] as const),
);

test.each(coded)("a history says what a code means: %s, %s, %s", (kind, field, code) => {
  expect(valueWords(kind, field, String(code), "UTC")).not.toBe(code);
});

test("a place on a drawing is in percent, as in its form", () => {
  expect(valueWords("viewpoint", "x", 0.1234, "UTC")).toBe("12.34%");
  expect(valueWords("plant", "height", "0.5", "UTC")).toBe("0.5");
});
