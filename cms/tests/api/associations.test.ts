import type { Association } from "shared-types/association/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { associationDraft } from "../fixtures/drafts";
import { binned, lastChange, restore, undo } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { create } from "../fixtures/records";
import { addSpecies } from "../fixtures/species";

const { site, panel } = useOwnersSite();
let plantId = 0;
let animalId = 0;
beforeAll(async () => {
  plantId = await addSpecies(panel, "plant");
  animalId = await addSpecies(panel, "animal");
});

const all = async (filter: object = {}) =>
  (await panel.call<Association[]>("POST", "associations", filter)).body;
const add = (more: object = {}) =>
  panel.save("POST", "associationadd", { ...associationDraft, animalId, plantId, ...more });

describe("an association", () => {
  test("is added, found by its species, changed, undone, deleted and restored", async () => {
    expect(await add()).toEqual([]);
    const [found] = await all();
    const { etag, animalName, plantName, ...draft } = found as Association;
    const id = draft.associationId;
    expect([animalName, plantName]).toEqual(["Luna Moth", "White Oak"]);
    expect(draft).toEqual({ ...associationDraft, associationId: id, animalId, plantId });
    expect(await all({ plantId })).toEqual(await all({ animalId }));
    expect(await all({ plantId: plantId + 1 })).toEqual([]);
    const save = () =>
      panel.call("PUT", "associationupdate", { ...draft, interaction: "leaf" }, etag);
    expect((await save()).body).toEqual([]);
    expect((await save()).status).toBe(412);
    expect((await all())[0]?.interaction).toBe("leaf");
    expect(await undo(panel, await lastChange(panel, "association", id))).toEqual([]);
    expect((await all())[0]?.interaction).toBe("larva");
    await panel.save("DELETE", `associationdelete/${id}`);
    expect(await all()).toEqual([]);
    expect(await binned(panel, "association")).toMatchObject([
      { id, name: associationDraft.source },
    ]);
    expect(await restore(panel, "association", id)).toEqual([]);
    expect(await all()).toMatchObject([draft]);
    const { text } = await panel.get<string>("sheetexport/associations");
    expect(text).toContain("luna,Luna Moth,oak,White Oak,larva,");
  });

  test.each([
    ["no animal", { animalId: 0 }, "animalId"],
    ["an animal that is not there", { animalId: 999_999 }, "animalId"],
    ["a plant that is not there", { plantId: 999_999 }, "plantId"],
    ["nothing the animal does", { interaction: undefined }, "interaction"],
    ["something no animal does", { interaction: "sings" }, "interaction"],
    ["no source", { source: " " }, "source"],
    ["an address that runs a script", { href: "javascript:alert(1)" }, "href"],
  ])("is refused with %s", async (_what, wrong, fieldId) => {
    expect((await add(wrong)).map((error) => error.fieldId)).toEqual([fieldId]);
  });

  test("in Strapi's admin names an animal and a plant that there are", async () => {
    const data = { animalId, plantId: 999_999, interaction: "leaf", source: "A book" };
    await expect(create(site.strapi, "association", data)).rejects.toThrow(
      "Please choose a plant.",
    );
  });
});
