import type { CategoryItem } from "shared-types/category/answers";
import type { KeywordItem } from "shared-types/keyword/answers";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PlantRecord } from "shared-types/plant/answers";
import type { ResourceItem } from "shared-types/resource/answers";
import { expect, test } from "vitest";
import { plantDraft, resourceDraft } from "../fixtures/drafts";
import { oddTexts as all } from "../fixtures/hostile-texts";
import { useOwnersSite } from "../fixtures/panel";
import { create } from "../fixtures/records";
import { someOf } from "../fixtures/thorough";

const { site, panel } = useOwnersSite();

const oddTexts = someOf(all, 28);

/** The stored form of a text, implemented a second time for the tests: no controls but tabs and line ends. */
function kept(text: string): string {
  let clean = "";
  // Whole characters: lone surrogates have cases of their own.
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isControl = (code < 32 && ![9, 10, 13].includes(code)) || code === 127;
    if (code >= 0xd800 && code <= 0xdfff) clean += "\ufffd";
    else if (!isControl) clean += character;
  }
  return clean.trim() === "" ? "" : clean;
}

type Fields = Record<string, string>;

interface Kind {
  fields: string[];
  /** Fields that identify records are trimmed. */
  name?: string;
  /** Returns functions that save these fields and read them again. */
  open: () => Promise<{
    save: (fields: Fields) => Promise<{ status: number; body: ValidationErrors }>;
    read: () => Promise<Fields>;
  }>;
}

const kinds: Record<string, Kind> = {
  plant: {
    fields: ["nameCommon", "nameScientific", "nameDisplay", "aka", "height", "width", "notesShort"],
    open: async () => {
      expect(await panel.save("POST", "plantadd", plantDraft)).toEqual([]);
      const read = async () => (await panel.get<PlantRecord>("plant/oak")).body;
      const { plantId } = await read();
      return {
        save: (fields) => panel.call("PUT", "plantupdate", { ...plantDraft, plantId, ...fields }),
        read: async () => (await read()) as unknown as Fields,
      };
    },
  },
  resource: {
    fields: ["title", "subtitle", "imageAlt", "deepLink"],
    open: async () => {
      expect(await panel.save("POST", "resourceadd", resourceDraft)).toEqual([]);
      const { body } = await panel.get<ResourceItem[]>("resources");
      const resourceId = body[0]?.resourceId ?? 0;
      return {
        save: (fields) =>
          panel.call("PUT", "resourceupdate", { ...resourceDraft, resourceId, ...fields }),
        read: async () =>
          (await panel.get<ResourceItem>(`resource/${resourceId}`)).body as unknown as Fields,
      };
    },
  },
  keyword: {
    fields: ["keyword"],
    name: "keyword",
    open: async () => {
      const { id: keywordId } = await create(site.strapi, "keyword", { keyword: "wren" });
      return {
        save: (fields) => panel.call("PUT", "keywordupdate", { keywordId, ...fields }),
        read: async () => (await panel.get<KeywordItem[]>("keywords")).body[0] as unknown as Fields,
      };
    },
  },
  category: {
    fields: ["cpOptionName", "cpOptionDescrip", "cpOptionValue"],
    name: "cpOptionName",
    open: async () => {
      const draft = { cpListId: 1, cpOptionName: "Birds", cpOptionDescrip: "", cpOptionValue: "" };
      const { id: categoryId } = await create(site.strapi, "category", draft);
      const isIt = (item: CategoryItem) => item.categoryId === categoryId;
      return {
        save: (fields) => panel.call("PUT", "categoryupdate", { ...draft, categoryId, ...fields }),
        read: async () =>
          (await panel.get<CategoryItem[]>("categories")).body.find(isIt) as unknown as Fields,
      };
    },
  },
};

test("the odd texts are more than three hundred", () => {
  expect(all.length).toBeGreaterThan(300);
});

/** Each text in every field of a plant, and in one field of the other kinds, to limit the number of saves. */
function draftsOf(kind: string, fields: string[]): Fields[] {
  if (kind === "plant")
    return oddTexts.map((text) => Object.fromEntries(fields.map((field) => [field, text])));
  const rounds = Math.ceil(oddTexts.length / fields.length);
  return Array.from({ length: rounds }, (_, round) =>
    Object.fromEntries(
      fields.map((field, n) => [field, oddTexts[(round + n * rounds) % oddTexts.length] ?? ""]),
    ),
  );
}

test.each(Object.entries(kinds))(
  "every odd text given to a %s is kept as it is, or refused by the field's name",
  async (kind, { fields, name, open }) => {
    const { save, read } = await open();
    let saved = 0;
    const drafts = draftsOf(kind, fields);
    for (const given of drafts) {
      const { status, body } = await save(given);
      expect([given, status, Array.isArray(body)]).toEqual([given, 200, true]);
      for (const { fieldId } of body) expect(fields).toContain(fieldId);
      if (body.length > 0) continue;
      saved += 1;
      const found = await read();
      for (const field of fields) {
        const expected = kept(given[field] ?? "");
        expect([field, found[field]]).toEqual([field, field === name ? expected.trim() : expected]);
      }
    }
    // Only texts that are too long or empty are refused.
    expect(saved).toBeGreaterThan(drafts.length / 2);
  },
  240_000,
);
