import type { PlantDetail, PlantRow } from "shared-types/plant/answers";
import type { ResourceItem } from "shared-types/resource/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { ask, send } from "../fixtures/ask";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create, documentsOf, type Stored } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";

const site = useSite();
let oak: Stored;

beforeAll(async () => {
  oak = await create(site.strapi, "plant", plant("oak", "White Oak"));
});

const save = (data: object) =>
  documentsOf(site.strapi, "plant").update({ documentId: oak.documentId, data: { ...data } });
async function found(searchColumn: string, searchTerm: string): Promise<string[]> {
  const { body } = await send<PlantRow[]>(`${site.url}/api/flora`, { searchColumn, searchTerm });
  return body.map(({ keyId }) => keyId);
}

// What is cleaned is a table in unit/html.test.ts.
test("notes and descriptions are cleaned, whoever saves them", async () => {
  const bad = "<p>a</p><script>x</script>";
  const clean = "&lt;p&gt;a&lt;/p&gt;";
  await save({ notes: bad });
  await create(site.strapi, "animal", animal("luna", "Luna", { notes: bad }));
  await createResource(site.strapi, 8, resource("Book", { description: bad }));
  for (const path of ["flora/oak", "fauna/luna"])
    expect((await ask<PlantDetail>(`${site.url}/api/${path}`)).body.notes).toBe(clean);
  const resources = await ask<ResourceItem[]>(`${site.url}/api/resources`);
  expect(resources.body[0]?.description).toBe(clean);
});

describe("what is searched and sorted", () => {
  test("follows an update of one field and leaves the others as they were", async () => {
    await save({
      nameCommon: "Éclair Bush",
      aka: "Stave",
      notesShort: "short",
      notes: "<p>long</p>",
    });
    expect(await found("com", "eclair")).toEqual(["oak"]);
    await save({ nameCommon: "Bur Oak" });
    expect(await found("com", "eclair")).toEqual([]);
    expect(await found("com", "bur")).toEqual(["oak"]);
    expect(await found("com", "stave")).toEqual(["oak"]);
  });

  test("in notes follows either of the two fields it is made from", async () => {
    await save({ notesShort: "first", notes: "<p>second</p>" });
    await save({ notesShort: "third" });
    expect(await found("not", "second")).toEqual(["oak"]);
    expect(await found("not", "first")).toEqual([]);
    await save({ notes: "<p>fourth</p>" });
    expect(await found("not", "third")).toEqual(["oak"]);
    expect(await found("not", "second")).toEqual([]);
    await save({ notes: null, notesShort: null });
    expect(await found("not", "fourth")).toEqual([]);
  });

  test("by code follows a change of the code, and a code taken away", async () => {
    await save({ sun: "S" });
    expect(await found("sun", "shade")).toEqual(["oak"]);
    await save({ sun: null });
    expect(await found("sun", "shade")).toEqual([]);
  });

  test("of a photo's caption follows an update of the alt text alone", async () => {
    const { documentId } = await createPhoto(site.strapi, "wren", {
      caption: "Singing",
      alt: "A wren",
    });
    await documentsOf(site.strapi, "photo").update({ documentId, data: { alt: "Étude" } });
    for (const [searchTerm, count] of [
      ["singing", 1],
      ["etude", 1],
      ["wren", 0],
    ] as const) {
      const filter = { searchColumn: "cap", searchTerm };
      const { body } = await send<{ items: object[] }>(`${site.url}/api/photos`, filter);
      expect([searchTerm, body.items.length]).toEqual([searchTerm, count]);
    }
  });
});
