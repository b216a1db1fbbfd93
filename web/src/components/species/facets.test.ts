import fc from "fast-check";
import { expect, test } from "vitest";
import { asksForKnown, narrow, withoutChoice, type Facet } from "./facets";

interface Row {
  id: number;
  size: string;
  color: string;
}
type Name = "size" | "color" | "rare";

const colors = ["green", "gold", "gray"];
const sizes = ["small", "large"];
const choices = (values: string[]) => () => values.map((value) => ({ value, label: value }));

const facets: Facet<Row, Name, number[]>[] = [
  {
    name: "size",
    label: "Size",
    choices: choices(sizes),
    fits: (value) => (row) => row.size === value,
  },
  {
    name: "color",
    label: "Color",
    choices: choices(colors),
    fits: (value) => (row) => row.color === value,
  },
  {
    name: "rare",
    label: "Rare",
    needsKnown: true,
    choices: choices(["yes"]),
    fits: (_value, known) => (row) => known?.includes(row.id) ?? false,
  },
];

const row = fc.record({
  id: fc.nat(20),
  size: fc.constantFrom(...sizes),
  color: fc.constantFrom(...colors),
});
const chosen = fc.record({
  size: fc.constantFrom(undefined, ...sizes),
  color: fc.constantFrom(undefined, ...colors),
  rare: fc.constantFrom(undefined, "yes"),
});

type Chosen = Record<Name, string | undefined>;

/** One row after the other, and one condition after the other. */
const fitting = (rows: Row[], { size, color, rare }: Chosen, known: number[]) =>
  rows.filter(
    (one) =>
      (size === undefined || one.size === size) &&
      (color === undefined || one.color === color) &&
      (rare === undefined || known.includes(one.id)),
  );

test("what is shown fits all that is chosen, and a choice leaves as many as it says", () => {
  fc.assert(
    fc.property(fc.array(row), chosen, fc.array(fc.nat(20)), (rows, all, known) => {
      const { shown, countOf } = narrow(facets, all, rows, known);
      expect(shown).toEqual(fitting(rows, all, known));
      for (const { name, choices } of facets)
        for (const { value } of choices(rows, known, undefined))
          expect(countOf(name, value)).toBe(fitting(rows, { ...all, [name]: value }, known).length);
    }),
  );
});

test("what no row says is asked for by what needs it only", () => {
  const none = { size: undefined, color: undefined, rare: undefined };
  expect(asksForKnown(facets, { ...none, size: "small" })).toBe(false);
  expect(asksForKnown(facets, { ...none, rare: "yes" })).toBe(true);
});

test("a value that is no choice of its facet is told, and only such a one", () => {
  const dead = (asked: Partial<Chosen>) =>
    withoutChoice(facets, { size: undefined, color: undefined, rare: undefined, ...asked }, [], []);
  expect(dead({ size: "small", color: "gold", rare: "yes" })).toEqual([]);
  expect(dead({ size: "nosuch", color: "gold" }).map(({ name }) => name)).toEqual(["size"]);
});
