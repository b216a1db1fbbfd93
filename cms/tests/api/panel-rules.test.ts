import { categoryMessages } from "shared-types/category/codes";
import type { KeptKind } from "shared-types/history/codes";
import { keywordMessages } from "shared-types/keyword/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { loadMessages } from "shared-types/kit/messages";
import { panelMessages } from "shared-types/kit/panel-messages";
import { describe, expect, test } from "vitest";
import { animalDraft, plantDraft, resourceDraft } from "../fixtures/drafts";
import { expectErrorList } from "../fixtures/errors";
import { keptCaseOf } from "../fixtures/kept";
import { eachOf, wordsOf } from "../fixtures/lists";
import { useOwnersSite, type Method } from "../fixtures/panel";
import { countRecords, tableOf, type Kind } from "../fixtures/records";
import { without } from "../fixtures/without";

const { site, panel } = useOwnersSite();

/** What the forms send of records that are not there. */
const category = {
  cpListId: 1,
  cpOptionName: "Birds",
  cpOptionDescrip: "All that flies and sings",
  cpOptionValue: "birds",
};
const link = { linkId: 999_999, text: "New", href: "/new" };
const quote = { quoteId: 999_999, quotation: "Look.", author: "A", citation: "" };
const photo = {
  photoId: 999_999,
  fileName: "wren.jpg",
  alt: "A wren",
  caption: "",
  width: 1200,
  height: 800,
  fileType: "image/jpeg",
  fileSize: 250_000,
  dateTaken: null,
  dateUploaded: "2024-06-01T12:00:00.000Z",
};

type Wrong = Record<string, readonly unknown[]>;
const wrongForResources: Wrong = {
  nobody: [1],
  category: [8],
  title: [5],
  description: [null],
  internal: ["yes"],
  resourceId: ["x"],
};
/** Unknown keys, one that every object has, Strapi's relations and hidden columns, and other types. */
const wrongForSpecies: Wrong = {
  nobody: [1],
  constructor: [1],
  photos: [[1]],
  foldCommon: ["x"],
  documentId: ["x"],
  nameCommon: [5],
  aka: [["a"], null],
  notes: [{ $ne: "" }],
  internal: ["true"],
};
const wrongForPlants = { ...wrongForSpecies, plantId: ["one"] };
const wrongForAnimals = { ...wrongForSpecies, animalId: ["one"] };
const wrongForCategories = { cpOptionName: [1, null], cpOptionDescrip: [{}], categoryId: [1] };
const wrongForPhotos = { alt: [1, null], keywords: ["1", null, ["x"], [{}]], sources: [[]] };
const wrongTags = { photoIds: ["1", ["x"], [null], [{}]], drop: [{}] };

const malformed: [Method, path: string, body: object, wrong: Wrong][] = [
  ["POST", "categoryadd", category, { ...wrongForCategories, uses: [1] }],
  ["POST", "keywordadd", { keyword: "a" }, { keyword: [1, null, ["a"]], id: [1] }],
  ["PUT", "linkupdate", link, { nobody: [1] }],
  ["PUT", "quoteupdate", quote, { position: [3], author: [1], quotation: [null], quoteId: ["x"] }],
  ["POST", "resourceadd", resourceDraft, wrongForResources],
  ["PUT", "resourceupdate", resourceDraft, wrongForResources],
  ["POST", "plantadd", plantDraft, wrongForPlants],
  ["PUT", "plantupdate", plantDraft, wrongForPlants],
  ["POST", "animaladd", animalDraft, wrongForAnimals],
  ["PUT", "animalupdate", animalDraft, wrongForAnimals],
  ["POST", "photoupdate", photo, { ...wrongForPhotos, documentId: ["x"] }],
  ["POST", "photostag", { photoIds: [999_999] }, wrongTags],
  ["POST", "photostag", { photoIds: [1] }, { add: [[], { links: [1] }, { keywords: null }] }],
];
const each = malformed.flatMap(([method, path, body, values]) =>
  eachOf(values).map((wrong) => [method, path, wrong, { ...body, ...wrong }] as const),
);

test.each([...each, ["POST", "keywordadd", "a list", []] as const])(
  "%s %s with %j is malformed: 400, and nothing is saved",
  async (method, path, _wrong, body) => {
    const before = await countRecords(site.strapi);
    expectErrorList(await panel.call(method, path, body), 400);
    expect(await countRecords(site.strapi)).toEqual(before);
  },
);

describe("a record that does not exist cannot be saved, deleted or restored: 404", () => {
  const updates: [Method, path: string, body: object, id: string][] = [
    ["PUT", "categoryupdate", category, "categoryId"],
    ["PUT", "keywordupdate", { keyword: "x" }, "keywordId"],
    ["PUT", "quoteupdate", quote, "quoteId"],
    ["PUT", "resourceupdate", resourceDraft, "resourceId"],
    ["PUT", "plantupdate", plantDraft, "plantId"],
    ["PUT", "animalupdate", animalDraft, "animalId"],
  ];
  const unknown = updates.flatMap(([method, path, body, id]) =>
    [0, 999_999].map((none) => [method, path, { ...body, [id]: none }] as const),
  );
  test.each([
    ...unknown,
    ["PUT", "keywordupdate", { keywordId: 2_147_483_647, keyword: "x" }],
    ["PUT", "linkupdate", link],
    ["POST", "photoupdate", photo],
  ] as const)("%s %s of %j", async (method, path, body) => {
    const answer = await panel.call<ValidationErrors>(method, path, body);
    expectErrorList(answer, 404);
    expect(answer.body[0]?.errorMessage).toMatch(/deleted in the meantime.*bin/);
  });

  test.each([
    ["DELETE", "categorydelete", categoryMessages.missing],
    ["DELETE", "keyworddelete", keywordMessages.missing],
    ["DELETE", "linkdelete", /./],
    ["DELETE", "resourcedelete", loadMessages.resourceFetch],
    ["DELETE", "plantdelete", loadMessages.plantFetch],
    ["DELETE", "animaldelete", loadMessages.animalFetch],
    ["DELETE", "photodelete", loadMessages.photos],
    ["POST", "photorestore", loadMessages.photos],
  ] as const)("%s %s", async (method, path, message) => {
    for (const id of wordsOf(`0 999999 x 1.5 -1 99999999999 %00 %27 ${"9".repeat(30)}`)) {
      const answer = await panel.call<ValidationErrors>(method, `${path}/${id}`);
      expectErrorList(answer, 404);
      expect(answer.body[0]?.errorMessage).toMatch(message);
    }
  });
});

test.each<[Kind, body: Record<string, unknown>, fieldId: string, message: string]>([
  ["keyword", { keyword: "Raced" }, "keyword", keywordMessages.taken],
  ["category", { ...category, cpOptionName: "Raced" }, "cpOptionName", categoryMessages.taken],
  ["plant", { ...plantDraft, keyId: "raced" }, "keyId", panelMessages.keyTaken],
  ["animal", { ...animalDraft, keyId: "raced" }, "keyId", panelMessages.keyTaken],
])("a %s added six times at once is added once", async (kind, body, fieldId, errorMessage) => {
  const add = () => panel.save("POST", `${kind}add`, body);
  const lists = await Promise.all(Array.from({ length: 6 }, add));
  const refused = lists.filter(({ length }) => length > 0);
  expect(refused).toEqual(Array(5).fill([{ fieldId, errorMessage }]));
  expect(await tableOf(site.strapi, kind).count({ where: { [fieldId]: body[fieldId] } })).toBe(1);
});

describe("a record that two tabs have open", () => {
  type Loaded = Record<string, unknown>;

  test.each<
    [KeptKind, load: Method, loadPath: string, save: Method, savePath: string, field: string]
  >([
    ["plant", "GET", "plant", "PUT", "plantupdate", "nameCommon"],
    ["animal", "GET", "animal", "PUT", "animalupdate", "nameCommon"],
    ["resource", "GET", "resource", "PUT", "resourceupdate", "title"],
    ["photo", "POST", "photodetails", "POST", "photoupdate", "alt"],
  ])("(a %s) is saved by the first; the other is told, and saves nothing", async (kind, ...how) => {
    const [loadMethod, loadPath, method, path, field] = how;
    const id = await keptCaseOf(kind).add(site, panel);
    const load = () => panel.call<Loaded>(loadMethod, `${loadPath}/${id}`);
    const { body, headers } = await load();
    const shownOnly = [
      "banner",
      "photos",
      "links",
      "altProposed",
      "thumbFileName",
      "species",
      "sources",
      "version",
      "rotation",
      "bannerAt",
      "tagNotes",
    ];
    const draft = without(body, ...shownOnly, "placeholder");
    const answers = await Promise.all(
      ["First", "Second"].map((text) =>
        panel.call(method, path, { ...draft, [field]: text }, headers.get("etag") ?? ""),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const refused = answers.find(({ status }) => status === 412);
    expect(refused?.body).toEqual([{ fieldId: "", errorMessage: panelMessages.changedByOther }]);
    const saved = answers[0]?.status === 200 ? "First" : "Second";
    expect((await load()).body[field]).toBe(saved);
    expect(await panel.save(method, path, { ...draft, [field]: "Without" })).toEqual([]);
    expect(await panel.save(method, path, { ...draft, [field]: "Any" }, "*")).toEqual([]);
  });

  test.each([
    ["quote", { quotation: "First", author: "Anonymous" }, "quotes", "quotation"],
    ["keyword", { keyword: "First" }, "keywords", "keyword"],
    ["category", { cpOptionName: "First" }, "categories", "cpOptionName"],
  ])("(a %s, from its list) is saved by the first only", async (kind, draft, list, field) => {
    expect(await panel.save("POST", `${kind}add`, draft)).toEqual([]);
    const rows = async () => (await panel.get<Loaded[]>(list)).body;
    const row = (await rows()).find((one) => one[field] === "First") ?? {};
    const { etag, ...kept } = without(row, "uses", "position");
    const save = (text: string, ifMatch: string) =>
      panel.call("PUT", `${kind}update`, { ...kept, [field]: text }, ifMatch);
    expect((await save("Second", String(etag))).body).toEqual([]);
    const late = await save("Third", String(etag));
    expect(late.status).toBe(412);
    expect(late.body).toEqual([{ fieldId: "", errorMessage: panelMessages.changedByOther }]);
    const now = (await rows()).find((one) => one[`${kind}Id`] === kept[`${kind}Id`]);
    expect(now?.[field]).toBe("Second");
    expect((await save("Third", String(now?.["etag"]))).body).toEqual([]);
  });
});

test("what is nested wrongly is malformed, however deep, and no failure of the site", async () => {
  const bed = (points: unknown) => ({ bedId: -1, name: "Bed", text: "", points });
  const plan = (points: unknown) => ({ title: "X", keyId: "x", sheets: [{ beds: [bed(points)] }] });
  const points = [[{ x: 0.1, y: 0.1 }], ["a", "b", "c"], [1, 2, 3], [null, null, null]];
  for (const wrong of points)
    expect(await panel.call("POST", "planadd", plan(wrong))).toMatchObject({
      status: 400,
      body: [{ errorMessage: expect.stringContaining("pairs of numbers") as string }],
    });
  const deep = JSON.parse(`${"[".repeat(2000)}${"]".repeat(2000)}`) as unknown;
  for (const wrong of [deep, [{ toString: "x" }], [null]])
    expect((await panel.call("POST", "planadd", { ...plan([]), sheets: wrong })).status).toBe(400);
});
