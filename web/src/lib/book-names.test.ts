import type { FoundName } from "shared-types/name/answers";
import { expect, it } from "vitest";
import { alsoCalled } from "./book-names";

const moth: FoundName = {
  ...{ kind: "animal", nameScientific: "Hyalophora cecropia", nameCommon: "Cecropia moth" },
  ...{ names: ["Silk moth", "Robin moth"], family: "", order: "", classTax: "", type: "" },
  ...{ native: "", keystone: null, keystoneSource: "", accepted: "", source: "", recordId: 0 },
};

it.each([
  ["rob", "Robin moth"],
  ["cecro", ""],
  ["hyalo", ""],
  ["xyz", ""],
])("says why '%s' finds a moth of another name: '%s'", (typed, name) =>
  expect(alsoCalled(moth, typed)).toBe(name),
);
