// @dialect api/photo/search
import type { Change } from "shared-types/history/answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import type { PhotoPage } from "shared-types/photo/answers";
import { sightingMessages } from "shared-types/sighting/codes";
import { beforeAll, expect, test } from "vitest";
import { send } from "../fixtures/ask";
import { csvOf, exportOf, importOf, recordsOf } from "../fixtures/csv-calls";
import { useOwnersSite } from "../fixtures/panel";
import { loadPhoto } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { documentsOf } from "../fixtures/records";
import { changeSite } from "../fixtures/site-draft";

const { site, panel } = useOwnersSite();
const dates = ["2023-05-17", "2023-05", "2023", "2023-05-17T09:05:00.000Z", null];
const ids: number[] = [];
const invalid = { fieldId: "", errorMessage: panelMessages.photoInvalid };

const takenOf = async (photoId: number) => (await loadPhoto(panel, photoId)).draft.dateTaken;
const date = async (photoId: number, dateTaken: string | null) => {
  const { draft } = await loadPhoto(panel, photoId);
  return panel.save("POST", "photoupdate", { ...draft, dateTaken });
};
const found = async (filter: object) => {
  const { body } = await send<PhotoPage>(`${site.url}/api/photos`, filter);
  return body.items.map(({ photoId, dateTaken }) => [photoId, dateTaken]);
};

// As far ahead of UTC as gardens are: the first hours of a day there are the day before elsewhere.
beforeAll(async () => {
  await changeSite(panel, { timeZone: "Pacific/Auckland" });
  for (const [n, taken] of dates.entries()) {
    const { id } = await createPhoto(site.strapi, `taken-${n}`);
    ids.push(id);
    expect(await date(id, taken)).toEqual([]);
  }
});

const [day, month, year, moment] = [0, 1, 2, 3].map((n) => () => [ids[n], dates[n]]) as [
  () => unknown[],
  () => unknown[],
  () => unknown[],
  () => unknown[],
];

test("a photo keeps a day, month or year as it is, and is sorted among moments", async () => {
  for (const [n, taken] of dates.entries()) expect(await takenOf(ids[n] ?? 0)).toBe(taken);
  const sorted = await found({ sortColumn: "dtt", sortDirection: "asc" });
  expect(sorted).toEqual([year(), month(), day(), moment(), [ids[4], null]]);
});

test.each([
  ["2023", [day, month, year, moment]],
  ["5/2023", [day, month, moment]],
  ["2023-05-17", [day, moment]],
  ["5/1/2023", []],
  ["1/2023", []],
  ["2022", []],
])("a search for %s finds what is known to be of it", async (searchTerm, wanted) => {
  const hits = await found({ searchColumn: "dtt", searchTerm });
  expect(hits.sort()).toEqual(wanted.map((of) => of()).sort());
});

test("an undo brings a month back, and CSV reads and writes one", async () => {
  const photoId = ids[1] ?? 0;
  expect(await date(photoId, "2024-06-01T10:00:00.000Z")).toEqual([]);
  const { body } = await panel.get<Change[]>(`history/photo/${photoId}`);
  expect(body[0]?.fields).toMatchObject([{ fieldId: "dateTaken", before: "2023-05" }]);
  expect(await panel.save("POST", "changeundo", { changeId: body[0]?.changeId })).toEqual([]);
  expect(await takenOf(photoId)).toBe("2023-05");

  const [row] = recordsOf(await exportOf(site, panel.token, "photos")).filter(
    (record) => record["photoId"] === String(photoId),
  );
  expect(row?.["dateTaken"]).toBe("2023-05");
  const file = csvOf([{ photoId, dateTaken: "1998" }]);
  const { body: report } = await importOf(site, panel.token, "photos", file, { dryRun: false });
  expect(report.isImported).toBe(true);
  expect(await takenOf(photoId)).toBe("1998");
});

test("Strapi's admin sets one, and a time once it is empty", async () => {
  const { id, documentId } = await createPhoto(site.strapi, "by-admin", { takenOn: "2021-07" });
  const save = (data: object) =>
    documentsOf(site.strapi, "photo").update({ documentId, data: { ...data } });
  expect(await takenOf(id)).toBe("2021-07");
  for (const takenOn of ["July", "0999-05"])
    await expect(save({ takenOn })).rejects.toThrow(panelMessages.takenOn);
  await save({ takenOn: "", dateTaken: "2021-07-04T10:00:00.000Z" });
  expect(await takenOf(id)).toBe("2021-07-04T10:00:00.000Z");
});

test.each([
  ["2023-02-30", panelMessages.dateTaken],
  ["2080-05", sightingMessages.future],
  [String(new Date().getUTCFullYear() + 2), sightingMessages.future],
])("%s is refused by name, and nothing changes", async (taken, errorMessage) => {
  const photoId = ids[0] ?? 0;
  expect(await date(photoId, taken)).toEqual([{ fieldId: "dateTaken", errorMessage }, invalid]);
  expect(await takenOf(photoId)).toBe("2023-05-17");
});
