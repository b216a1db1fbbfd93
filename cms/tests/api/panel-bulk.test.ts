import type { AnimalRow } from "shared-types/animal/answers";
import { bulkMax, bulkMessages } from "shared-types/kit/bulk";
import type { PlantRow } from "shared-types/plant/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { plantDraft } from "../fixtures/drafts";
import { binned, fresh, historyOf, lastChange, restore } from "../fixtures/kept";
import { owner, useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { create, countRecords, tableOf } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";
import { addSpecies } from "../fixtures/species";
import { plant } from "../fixtures/plants";

const { site, panel } = useOwnersSite();

const refused = (errorMessage: string) => [{ fieldId: "ids", errorMessage }];

/** Adds three plants or animals by the form's call. */
async function addThree(kind: "plant" | "animal") {
  const keys = [fresh(), fresh(), fresh()];
  const ids: number[] = [];
  for (const keyId of keys) ids.push(await addSpecies(panel, kind, { keyId }));
  return { keys, ids };
}

const stored = async (kind: string, key: string | number) =>
  (await panel.get<Record<string, unknown>>(`${kind}/${key}`)).body;

const shownKeys = async (list: "flora" | "fauna") => {
  const { body } = await ask<(PlantRow | AnimalRow)[]>(`${site.url}/api/${list}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  return body.map(({ keyId }) => keyId);
};

describe.each([
  { kind: "plant", list: "flora" },
  { kind: "animal", list: "fauna" },
] as const)("several $kind records", ({ kind, list }) => {
  const change = (body: object) => panel.save("POST", `${kind}schange`, body);
  const remove = (body: object) => panel.save("POST", `${kind}sdelete`, body);

  test("are hidden from visitors at once, and shown again", async () => {
    const { keys, ids } = await addThree(kind);
    const before = await shownKeys(list);
    expect(before).toEqual(expect.arrayContaining(keys));
    expect(await change({ ids: ids.slice(0, 2), internal: true })).toEqual([]);
    expect(await shownKeys(list)).toEqual(before.filter((key) => !keys.slice(0, 2).includes(key)));
    expect(await change({ ids, internal: false })).toEqual([]);
    expect(await shownKeys(list)).toEqual(before);
  });

  test("have a change each in their history, and none where nothing changed", async () => {
    const { keys, ids } = await addThree(kind);
    const [first = 0, second = 0] = ids;
    await change({ ids: [first], internal: true });
    expect(await change({ ids: [second, first, second], internal: true })).toEqual([]);
    for (const id of [first, second]) {
      const { body } = await historyOf(panel, kind, id);
      expect(body.map(({ what }) => what)).toEqual(["changed", "added"]);
      expect(await lastChange(panel, kind, id)).toMatchObject({
        who: owner.email,
        fields: [{ fieldId: "internal", before: false, after: true }],
      });
    }
    expect(await stored(kind, keys[2] ?? "")).toMatchObject({ internal: false });
  });

  test("go to the bin together, and come back one by one", async () => {
    const { keys, ids } = await addThree(kind);
    expect(await remove({ ids })).toEqual([]);
    expect(await shownKeys(list)).not.toEqual(expect.arrayContaining([keys[0]]));
    const inBin = (await binned(panel, kind)).map(({ id }) => id);
    expect(inBin).toEqual(expect.arrayContaining(ids));
    expect(await restore(panel, kind, ids[1] ?? 0)).toEqual([]);
    expect(await shownKeys(list)).toContain(keys[1]);
  });

  test("of which one is not there are left as they are, all of them", async () => {
    const { ids } = await addThree(kind);
    const before = await countRecords(site.strapi);
    const body = { ids: [...ids, 999_999] };
    expect(await change({ ...body, internal: true })).toEqual(refused(bulkMessages.gone));
    expect(await remove(body)).toEqual(refused(bulkMessages.gone));
    expect(await countRecords(site.strapi)).toEqual(before);
    for (const id of ids) expect(await stored(kind, id)).toMatchObject({ internal: false });
  });

  test("changed by two calls at once, in either order, are changed by both", async () => {
    const { ids } = await addThree(kind);
    const calls = [ids, [...ids].reverse(), ids, [...ids].reverse()].map((some, n) =>
      change({ ids: some, internal: n % 2 === 0 }),
    );
    expect(await Promise.all(calls)).toEqual([[], [], [], []]);
    const now = await Promise.all(ids.map((id) => stored(kind, id)));
    expect(new Set(now.map(({ internal }) => internal)).size).toBe(1);
  });

  test.each([
    ["none", [], "Please choose at least one."],
    ["too many", Array.from({ length: bulkMax + 1 }, (_, n) => n + 1), bulkMessages.tooMany],
  ])("are refused when they are %s", async (_case, ids, message) => {
    expect(await change({ ids, internal: true })).toEqual(refused(message));
    expect(await remove({ ids })).toEqual(refused(message));
  });

  test("without a change are refused", async () => {
    const { ids } = await addThree(kind);
    expect(await change({ ids })).toEqual([{ fieldId: "", errorMessage: bulkMessages.nothing }]);
  });
});

test("several animals are said to be at home elsewhere, or nowhere in particular", async () => {
  const { ids } = await addThree("animal");
  for (const native of ["introduced", ""]) {
    expect(await panel.save("POST", "animalschange", { ids, native })).toEqual([]);
    expect(await stored("animal", ids[1] ?? 0)).toMatchObject({ native });
  }
});

describe("several plants", () => {
  test("get their codes and family, and keep all else", async () => {
    const { ids } = await addThree("plant");
    const before = await stored("plant", ids[0] ?? 0);
    const given = { type: "vine", season: "fall", sun: "", moisture: "W", family: "Vitaceae" };
    expect(await panel.save("POST", "plantschange", { ids, ...given })).toEqual([]);
    expect(await stored("plant", ids[0] ?? 0)).toEqual({ ...before, ...given });
    expect(await stored("plant", ids[2] ?? 0)).toMatchObject(given);
  });

  test("keep a thumbnail that is in the bin", async () => {
    const thumb = await createPhoto(site.strapi, fresh());
    const { id } = await create(site.strapi, "plant", {
      ...plant(fresh(), "Sedge"),
      thumb: thumb.documentId,
    });
    expect(await panel.save("DELETE", `photodelete/${thumb.id}`)).toEqual([]);
    expect(await panel.save("POST", "plantschange", { ids: [id], season: "all" })).toEqual([]);
    const rows = await site.strapi.db
      .connection<{ photo_id: number; plant_id: number }>("plants_thumb_lnk")
      .where({ plant_id: id });
    expect(rows.map((row) => row.photo_id)).toEqual([thumb.id]);
  });

  test("of which one breaks a rule of the form are left as they are, and it is named", async () => {
    const { ids } = await addThree("plant");
    const table = tableOf<{ id: number }>(site.strapi, "plant");
    const where = { id: ids[2] };
    await table.update({ where, data: { nameScientific: "", nameCommon: "Nameless" } });
    const body = { ids, season: "win" };
    expect(await panel.save("POST", "plantschange", body)).toEqual(
      refused("Nameless: Please enter a scientific name."),
    );
    expect(await stored("plant", ids[0] ?? 0)).toMatchObject({ season: plantDraft.season });
  });

  test.each([{ type: "moss" }, { nameCommon: "Oak" }, { internal: 1 }, { season: null }])(
    "are not given %o",
    async (more) => {
      const { ids } = await addThree("plant");
      const { status, body } = await panel.call("POST", "plantschange", { ids, ...more });
      expect(status === 400 || (Array.isArray(body) && body.length === 1)).toBe(true);
      expect(await stored("plant", ids[0] ?? 0)).toMatchObject({ type: plantDraft.type });
    },
  );
});

describe("several resources", () => {
  let ids: number[];
  beforeAll(async () => {
    ids = [];
    for (const title of ["A", "B", "C"])
      ids.push((await createResource(site.strapi, 9, resource(title))).id);
  });

  test("move to another category and are hidden, with a change each", async () => {
    const body = { ids, categoryId: 8, internal: true };
    expect(await panel.save("POST", "resourceschange", body)).toEqual([]);
    for (const id of ids) {
      expect(await stored("resource", id)).toMatchObject({ categoryId: 8, internal: true });
      const { fields } = await lastChange(panel, "resource", id);
      expect(fields.map(({ fieldId }) => fieldId).sort()).toEqual(["categoryId", "internal"]);
    }
  });

  test("are not moved to a category that is not there", async () => {
    const answer = await panel.save("POST", "resourceschange", { ids, categoryId: 999 });
    expect(answer).toEqual(refused("A: Please select a category."));
    expect(await stored("resource", ids[0] ?? 0)).toMatchObject({ categoryId: 8 });
  });

  test("go to the bin together", async () => {
    expect(await panel.save("POST", "resourcesdelete", { ids })).toEqual([]);
    const inBin = (await binned(panel, "resource")).map(({ id }) => id);
    expect(inBin).toEqual(expect.arrayContaining(ids));
  });
});

test("several links go to the bin together, and come back where they hung", async () => {
  const { documentId, id: plantId } = await create(site.strapi, "plant", plant(fresh(), "Oak"));
  const ids: number[] = [];
  for (const text of ["One", "Two"]) {
    const link = { text, href: "https://example.org/", plants: [documentId] };
    ids.push((await create(site.strapi, "link", link)).id);
  }
  const hanging = async () => ((await stored("plant", plantId))["links"] as object[]).length;
  expect(await panel.save("POST", "linksdelete", { ids: [...ids, 999_999] })).toEqual(
    refused(bulkMessages.gone),
  );
  expect(await hanging()).toBe(2);
  expect(await panel.save("POST", "linksdelete", { ids })).toEqual([]);
  expect(await hanging()).toBe(0);
  expect(await restore(panel, "link", ids[0] ?? 0)).toEqual([]);
  expect(await hanging()).toBe(1);
});
