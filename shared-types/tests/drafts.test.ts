import { hrefMessage } from "../src/kit/href";
import { describe, expect, test } from "vitest";
import type { AnyObject, ISchema } from "yup";
import { sightingMessages } from "../src/sighting/codes";
import { ownerSetupSchema } from "../src/account/schema";
import { categoryDraftSchema } from "../src/category/schema";
import { calls } from "../src/calls";
import { contactMessageSchema } from "../src/contact/schema";
import { demoRemoveSchema } from "../src/demo/schema";
import type { Call } from "../src/kit/call";
import { keywordDraftSchema } from "../src/keyword/schema";
import { check } from "../src/kit/check";
import { linkMessages } from "../src/link/codes";
import { linkAddSchema } from "../src/link/schema";
import { photoDraftSchema } from "../src/photo/schema";
import { quoteDraftSchema, quoteMessages } from "../src/quote/schema";
import { resourceAddSchema, resourceDraftSchema } from "../src/resource/schema";
import { sightingDraftSchema } from "../src/sighting/schema";
import { faults } from "./faults";

const photo = { photoId: 1, fileName: "a.jpg", height: 1, width: 1, fileType: "x", fileSize: 1 };

/** The paths of what is never filled in: Yup 1.7 leaves a strict schema as it is while it validates, its default too. */
function unfilled(schema: object, path: string): string[] {
  const { spec, fields, innerType } = schema as {
    spec: AnyObject;
    fields?: Record<string, ISchema<unknown>>;
    innerType?: ISchema<unknown>;
  };
  const isUnfilled = spec["strict"] === true && spec["default"] !== undefined;
  const inner = innerType ? unfilled(innerType, `${path}[]`) : [];
  const own = Object.entries(fields ?? {}).flatMap(([name, one]) =>
    unfilled(one, `${path}.${name}`),
  );
  return [...(isUnfilled ? [path] : []), ...inner, ...own];
}

const all = Object.values<Call>(calls).flatMap(({ body, answer }) =>
  [body ?? [], answer ?? []].flat(),
);

test("every key that is left out takes its default", async () => {
  expect(all.flatMap((schema) => unfilled(schema, String(schema.meta()?.["id"])))).toEqual([]);
  expect(await check(sightingDraftSchema, { date: "2024", plantId: 1 })).toMatchObject({
    value: { internal: false, animalId: 0, evidence: "seen", source: "own", note: "" },
  });
  expect(await check(demoRemoveSchema, {})).toMatchObject({ value: { dryRun: true } });
  for (const internal of ["false", 0, null])
    expect(await check(sightingDraftSchema, { date: "2024", plantId: 1, internal })).toEqual({
      malformed: [{ fieldId: "internal", errorMessage: "internal must be true or false." }],
    });
});

describe("the resource form", () => {
  const resource = { categoryId: 8, description: "<p>a</p>", sortOrder: 1 };

  test("wants a category, an order and a description", async () => {
    expect(Object.keys(await faults(resourceDraftSchema, {})).sort()).toEqual([
      "categoryId",
      "description",
      "sortOrder",
    ]);
    expect(await check(resourceDraftSchema, { ...resource, categoryId: "8" })).toMatchObject({
      value: { categoryId: 8 },
    });
    // Whether there is such a resource category, the server knows.
    for (const categoryId of [0, -8, 8.5, "books", "", null])
      expect(await faults(resourceDraftSchema, { ...resource, categoryId })).toEqual({
        categoryId: "Please select a category.",
      });
  });

  test("takes a whole number of 0 or more as its order; of a new entry none is 0", async () => {
    const errorMessage = "For the Sort Order field, please enter a whole number of 0 or more.";
    for (const sortOrder of [-3, 1.5, 1e12, "-3"]) {
      const wrong = { ...resource, sortOrder };
      expect(await faults(resourceDraftSchema, wrong)).toEqual({ sortOrder: errorMessage });
      expect(await faults(resourceAddSchema, wrong)).toEqual({ sortOrder: errorMessage });
    }
    for (const sortOrder of ["", "first", undefined]) {
      const none = { ...resource, sortOrder };
      expect(await faults(resourceDraftSchema, none)).toEqual({ sortOrder: errorMessage });
      expect(await check(resourceAddSchema, none)).toMatchObject({ value: { sortOrder: 0 } });
    }
    expect(await check(resourceAddSchema, { ...resource, sortOrder: null })).toMatchObject({
      value: { sortOrder: 0 },
    });
  });

  test("takes texts at their limit and no character more", async () => {
    const limits = { title: 200, subtitle: 200, imageAlt: 500, deepLink: 100 };
    const texts = (more: number) => ({
      ...Object.fromEntries(
        Object.entries(limits).map(([field, max]) => [field, "é".repeat(max + more)]),
      ),
      href: `https://example.org/${"a".repeat(480 + more)}`,
    });
    expect(await faults(resourceDraftSchema, { ...resource, ...texts(0) })).toEqual({});
    const over = await faults(resourceDraftSchema, { ...resource, ...texts(1) });
    expect(Object.keys(over).sort()).toEqual([...Object.keys(limits), "href"].sort());
  });

  test.each([
    ...[" javascript:x", "java\nscript:x", "javascript:alert(1)", "JAVASCRIPT:x"],
    ...["data:text/html,x", "vbscript:x", "ftp://example.org", "http://"],
    ...["//evil.example", "/\\evil.example"],
  ])("leads nowhere by %j", async (href) => {
    expect(await faults(resourceDraftSchema, { ...resource, href })).toEqual({
      href: hrefMessage,
    });
  });

  test.each(["", "/", "/flora/oak#top", "http://example.org", "mailto:a@example.org", "tel:+1555"])(
    "can lead to %j",
    async (href) => expect(await faults(resourceDraftSchema, { ...resource, href })).toEqual({}),
  );
});

describe("the photo form", () => {
  test("has a message for each missing field", async () => {
    expect(await faults(photoDraftSchema, {})).toEqual({
      photoId: "Please enter a photo id.",
      fileName: "Please enter a filename.",
      height: "Please enter a height.",
      width: "Please enter a width.",
      fileType: "Please enter a filetype.",
      fileSize: "Please enter a filesize.",
    });
    expect(await faults(photoDraftSchema, photo)).toEqual({});
  });
});

test.each([[[null]], [["x"]], [[[1]]], [[3, {}]]])(
  "a list of ids like %j is an error of its field, in plain words",
  async (animals) => {
    expect(await check(photoDraftSchema, { ...photo, animals })).toEqual({
      malformed: [{ fieldId: "animals", errorMessage: "An id must be a number." }],
    });
  },
);

const long = (length: number) => "x".repeat(length);
const forms = {
  photo: [photoDraftSchema, photo],
  category: [categoryDraftSchema, { cpOptionName: "Birds" }],
  keyword: [keywordDraftSchema, { keyword: "Dusk" }],
  quote: [quoteDraftSchema, { quoteId: 1, quotation: "Look.", author: "A" }],
  link: [linkAddSchema, { text: "Guide", href: "/guide", linkType: "plant", typeId: 1 }],
} as const;
test.each<[form: keyof typeof forms, fieldId: string, value: unknown, message: string]>([
  ["photo", "photoId", "abc", "Please enter a photo id."],
  ["photo", "height", "tall", "Please enter a height."],
  ["photo", "height", 0, "Please enter a height."],
  ["photo", "width", "", "Please enter a width."],
  ["photo", "width", 1.5, "Please enter a width."],
  ["photo", "width", 2 ** 31, "Please enter a width."],
  ["photo", "fileSize", "12 kB", "Please enter a filesize."],
  ["photo", "fileSize", -1, "Please enter a filesize."],
  ["photo", "fileName", "  ", "Please enter a filename."],
  ["photo", "fileName", long(201), "200"],
  ["photo", "fileType", "\t", "Please enter a filetype."],
  ["photo", "alt", long(501), "For the Alt field, max length is 500."],
  ["photo", "caption", long(501), "For the Caption field, max length is 500."],
  ...["yesterday", "2024-02-30T99:00:00Z", "2023-02-30", "2023-13", "0999", "May 2023"].map(
    (date) => ["photo", "dateTaken", date, "Date Taken"] as ["photo", string, string, string],
  ),
  ["photo", "dateUploaded", "1/2/2024", "Date Uploaded"],
  ["category", "cpOptionName", undefined, "Please enter an option name."],
  ["category", "cpOptionName", "  ", "Please enter an option name."],
  ["category", "cpOptionName", long(101), "100"],
  ["category", "cpOptionDescrip", long(201), "200"],
  ["category", "cpOptionValue", long(201), "200"],
  ["category", "cpListId", 0, "list"],
  ["category", "cpListId", 3, "list"],
  ["keyword", "keyword", undefined, "Please enter a keyword."],
  ["keyword", "keyword", " \t\n", "Please enter a keyword."],
  ["keyword", "keyword", "\u0000", "Please enter a keyword."],
  ["keyword", "keyword", long(51), "50"],
  ["quote", "quotation", "", quoteMessages.quotation],
  ["quote", "quotation", long(4001), "4000"],
  ["quote", "author", " ", quoteMessages.author],
  ["quote", "author", undefined, quoteMessages.author],
  ["quote", "author", long(201), "200"],
  ["quote", "citation", long(301), "300"],
  ["link", "text", "", linkMessages.text],
  ["link", "text", " \t", linkMessages.text],
  ["link", "text", long(501), "max length is 500"],
  ["link", "href", "", linkMessages.hrefMissing],
  ["link", "href", `https://example.org/${long(481)}`, "max length is 500"],
  ["link", "href", "javascript:alert(1)", hrefMessage],
  ["link", "href", "guide.html", hrefMessage],
  ["link", "linkType", undefined, linkMessages.linkType],
  ["link", "linkType", "photo", linkMessages.linkType],
  ["link", "typeId", undefined, linkMessages.typeId],
  ["link", "typeId", 0, linkMessages.typeId],
])("the form of a %s does not take %s %j", async (form, fieldId, value, message) => {
  const [schema, draft] = forms[form];
  expect(await faults(schema, draft)).toEqual({});
  expect(await faults(schema, { ...draft, [fieldId]: value })).toEqual({
    [fieldId]: expect.stringContaining(message) as string,
  });
});

describe("a visitor's message", () => {
  test("is required, of at most 4000 characters", async () => {
    expect(await faults(contactMessageSchema, { message: "\n " })).toEqual({
      message: "Please enter a message.",
    });
    expect(await faults(contactMessageSchema, { message: "x".repeat(4000) })).toEqual({});
    expect(await faults(contactMessageSchema, { message: "x".repeat(4001) })).toHaveProperty(
      "message",
    );
  });

  test.each([
    "A@b.org",
    "a@b",
    "a b@c.org",
    "a@b.org\nbcc:x@y.org",
    "@b.org",
    "a@.org",
    "a@b..org",
  ])("does not take the address %j", async (email) => {
    expect(await faults(contactMessageSchema, { message: "m", email })).toEqual({
      email: "Please enter a valid email address, or leave that field empty.",
    });
  });

  test.each(["", "a@b.org", "first.last+tag@sub.example.co.uk", "o'hara@example.org"])(
    "takes the address %j",
    async (email) =>
      expect(await faults(contactMessageSchema, { message: "m", email })).toEqual({}),
  );
});

describe("the owner's password", () => {
  const draft = { token: "t", email: "a@b.org" };
  test.each(["x".repeat(12), "x".repeat(72), "é".repeat(6), "🐝".repeat(18)])(
    "may be %s: 12 to 72 bytes",
    async (password) => expect(await faults(ownerSetupSchema, { ...draft, password })).toEqual({}),
  );
  test.each(["", "x".repeat(11), "x".repeat(73), "é".repeat(37), "🐝".repeat(19)])(
    "may not be %s",
    async (password) =>
      expect(await faults(ownerSetupSchema, { ...draft, password })).toHaveProperty("password"),
  );
});

describe("the sighting form", () => {
  const [plant, animal] = [{ plantId: 1 }, { animalId: 1 }];
  const both = { ...plant, ...animal };
  const [ofPlants, ofAnimals, ofNone] = [{ stage: "bud" }, { stage: "larva" }, { stage: "" }];
  const nectar = { interaction: "nectar" };
  const { species: noSpecies, plantStage, animalStage, interaction } = sightingMessages;
  test.each<[object, Record<string, string>]>([
    [{}, { animalId: noSpecies }],
    [{ ...plant, ...ofPlants }, {}],
    [{ ...animal, ...ofAnimals }, {}],
    [{ ...both, ...ofPlants }, {}],
    [{ ...both, ...ofAnimals }, {}],
    [{ ...plant, ...ofNone }, {}],
    [{ ...animal, ...ofPlants }, { stage: plantStage }],
    [{ ...plant, ...ofAnimals }, { stage: animalStage }],
    // Which stages there are is not the question before there is a species.
    [ofPlants, { animalId: noSpecies }],
    [{ ...both, ...nectar }, {}],
    [{ ...plant, ...nectar }, { interaction }],
    [{ ...animal, ...nectar }, { interaction }],
  ])("takes of %j what fits the species: faults %j", async (draft, expected) => {
    expect(await faults(sightingDraftSchema, { date: "2024", ...draft })).toEqual(expected);
  });
});
