import { describe, expect, test } from "vitest";
import { animalDraftSchema } from "../src/animal/schema";
import { check } from "../src/kit/check";
import { plantDraftSchema } from "../src/plant/schema";
import { faults } from "./faults";

const species = {
  nameCommon: "Oak",
  nameScientific: "Quercus",
  nameDisplay: "Oak",
  keyId: "oak",
};
const forms: { kind: string; schema: Parameters<typeof faults>[0]; own: string[] }[] = [
  { kind: "plant", schema: plantDraftSchema, own: ["aka", "height", "width", "notesShort"] },
  {
    kind: "animal",
    schema: animalDraftSchema,
    own: ["aka", "classTax", "order", "family", "notesShort"],
  },
];

describe.each(forms)("the form of a $kind", ({ schema, own }) => {
  const brokenBy = async (more: object) =>
    Object.keys(await faults(schema, { ...species, ...more }));

  test("wants the three names and a key, not white space", async () => {
    const required = {
      keyId: "Please enter a key id.",
      nameCommon: "Please enter a common name.",
      nameDisplay: "Please enter a display name.",
      nameScientific: "Please enter a scientific name.",
    };
    expect(await faults(schema, {})).toEqual(required);
    const blank = Object.fromEntries(Object.keys(required).map((field) => [field, " \t\n\u00a0"]));
    expect(Object.keys(await faults(schema, blank)).sort()).toEqual(Object.keys(required));
    expect(await faults(schema, species)).toEqual({});
  });

  test("takes a key of 1 to 10 letters, digits and hyphens only, and not the route's", async () => {
    for (const keyId of ["a", "0", "-", "a-b", "tencharss0"])
      expect([keyId, await brokenBy({ keyId })]).toEqual([keyId, []]);
    const wrong = ["add", "Oak", "a b", "é", "elevenchars", "a_b", "", "oak/", "<b>", "oak\u0000"];
    for (const keyId of wrong)
      expect([keyId, await brokenBy({ keyId })]).toEqual([keyId, ["keyId"]]);
  });

  test("takes texts at their limit and no character more", async () => {
    const limits = [
      ...["nameCommon", "nameScientific", "nameDisplay", ...own].map(
        (field) => [field, 100] as const,
      ),
      ["notes", 50_000] as const,
    ];
    const texts = (more: number) =>
      Object.fromEntries(limits.map(([field, max]) => [field, "é".repeat(max + more)]));
    expect(await brokenBy(texts(0))).toEqual([]);
    expect((await brokenBy(texts(1))).sort()).toEqual(limits.map(([field]) => field).sort());
  });

  test("turns a picture's id that is no number into 0", async () => {
    for (const thumbId of ["x", "", -1, 1.5, null, {}, [7], true, "99999999999"]) {
      const checked = await check(schema, { ...species, thumbId });
      expect(checked).toMatchObject({ value: { thumbId: 0 } });
    }
    expect(await check(schema, { ...species, thumbId: "12" })).toMatchObject({
      value: { thumbId: 12 },
    });
  });

  test("calls an unknown key malformed", async () => {
    expect(await check(schema, { ...species, id: 1 })).toHaveProperty("malformed");
  });
});

describe("what only plants have", () => {
  test.each([
    ["type", "forb, grass, shrub, tree, vine"],
    ["sun", "F, F-P, F-S, P-S, S-PS, S"],
    ["moisture", "D, D-M, M-D, M, W-D, M-W, W-M, W"],
    ["season", "spr, sum, fall, win, spr-fall, all"],
    ["native", "native, nearby, introduced"],
  ])("%s is a code of its list, or none", async (field, codes) => {
    const broken = { [field]: `${field} must be one of: empty, ${codes}.` };
    for (const wrong of ["S-P!", "FORB", 5, "__proto__"])
      expect(await faults(plantDraftSchema, { ...species, [field]: wrong })).toEqual(broken);
    expect(await faults(plantDraftSchema, { ...species, [field]: "" })).toEqual({});
  });

  test.each(["heightSort", "widthSort"])("%s is a number from 0 to 10,000", async (field) => {
    for (const [given, kept] of [
      ["", 0],
      ["2.25", 2.25],
      [10_000, 10_000],
      [undefined, 0],
    ])
      expect(await check(plantDraftSchema, { ...species, [field]: given })).toMatchObject({
        value: { [field]: kept },
      });
    for (const wrong of ["tall", -1, 10_001, "1,5", [1], null, Number.MAX_VALUE])
      expect(await faults(plantDraftSchema, { ...species, [field]: wrong })).toHaveProperty(field);
  });
});
