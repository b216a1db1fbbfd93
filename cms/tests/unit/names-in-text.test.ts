import { expect, test } from "vitest";
import { namesIn } from "../../src/api/name/names-in-text";

const names = new Set([
  ...["Asclepias incarnata", "Acer rubrum", "Quercus alba", "Quercus rubra"],
  ...["Acer rubrum var. trilobum", "Betula ×utahensis"],
]);

test.each([
  ["Asclepias incarnata (swamp milkweed)", ["Asclepias incarnata"]],
  ["Swamp milkweed (Asclepias incarnata)", ["Asclepias incarnata"]],
  ["Swamp milkweed, Asclepias incarnata L. ‘Ice Ballet’", ["Asclepias incarnata"]],
  ["Acer rubrum var. trilobum - in fall", ["Acer rubrum var. trilobum"]],
  ["Quercus alba, Quercus rubra", ["Quercus alba", "Quercus rubra"]],
  ["Betula x utahensis", ["Betula ×utahensis"]],
  // No part begins with it.
  ["galls on Quercus alba", []],
  ["leaf of the red maple", []],
  ["Quercus alba × rubra", []],
  ["Quercus cf. alba", []],
])("in “%s” stand %j", (text, found) => {
  expect(namesIn(text, (words) => names.has(words))).toEqual(found);
});
