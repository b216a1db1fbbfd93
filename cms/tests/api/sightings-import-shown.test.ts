// @slow
import type { Calendar } from "shared-types/calendar/answers";
import { describe, expect, test } from "vitest";
import { binUnknownDays } from "../../src/api/sighting/bin-unknown-days";
import { ask } from "../fixtures/ask";
import { sightingDraft } from "../fixtures/drafts";
import { restore } from "../fixtures/kept";
import { documentsOf } from "../fixtures/records";
import {
  ebirdColumns,
  fileOf,
  inat,
  luna,
  sparrow,
  useImportingSite,
} from "../fixtures/sightings-import";

const { site, panel, ids, real, page } = useImportingSite();

/** The years in which visitors find the luna moth in the calendar. */
async function shownYears(): Promise<string[]> {
  const { body } = await ask<Calendar>(`${site.url}/api/calendar?kind=animals`);
  return body.years.map(String);
}

/** Empties a flag, as an older version's import left it. */
const emptyFlag = () => site.strapi.db.connection("sightings").update({ internal: null });

describe("visitors see a sighting that came", () => {
  test.each<[string, () => Promise<unknown>]>([
    [
      "from the form, or a program that says nothing of it",
      async () => {
        const { internal: _, ...draft } = { ...sightingDraft, ...ids, date: "2019-05-17" };
        expect(await panel.save("POST", "sightingadd", draft)).toEqual([]);
      },
    ],
    ["from iNaturalist", () => real(inat({ ...luna, observed_on: "2019-05-17" }))],
    [
      "from eBird",
      () => real(fileOf(ebirdColumns, [{ ...sparrow, Date: "2019-05-17" }]), { format: "ebird" }),
    ],
    ["from this site's own file", () => real("animal,date\nluna,2019-05-17\n", { format: "own" })],
    [
      "from Strapi's admin",
      () => documentsOf(site.strapi, "sighting").create({ data: { date: "2019-05-17", ...ids } }),
    ],
    [
      "from an older version, by the next start",
      async () => {
        await real(inat({ ...luna, observed_on: "2019-05-17" }));
        await emptyFlag();
        expect(await shownYears()).toEqual([]);
        await site.restart();
      },
    ],
    [
      "back from the bin, into which an older version's went",
      async () => {
        await real(inat({ ...luna, observed_on: "2019-05-17" }));
        await emptyFlag();
        const { sightingId = 0 } = (await page()).items[0] ?? {};
        expect(await panel.save("DELETE", `sightingdelete/${sightingId}`)).toEqual([]);
        expect(await restore(panel, "sighting", sightingId)).toEqual([]);
      },
    ],
  ])("%s", async (_way, arrive) => {
    await arrive();
    expect((await page()).items).toMatchObject([{ internal: false, animalId: ids.animalId }]);
    expect(await shownYears()).toEqual(["2019"]);
  });

  test("but not one that is internal, whatever else was mended", async () => {
    await real("animal,date,internal\nluna,2019-05-17,true\nluna,2018-05-17,\n", { format: "own" });
    await site.restart();
    expect(await shownYears()).toEqual(["2018"]);
  });
});

test("a start moves eBird's sightings of an unknown day, which an older version imported, to the bin", async () => {
  const unknown = fileOf(ebirdColumns, [
    { ...sparrow, "Submission ID": "S2", Date: "1900-01-02" },
    sparrow,
  ]);
  await real(unknown, { format: "ebird" });
  const { connection } = site.strapi.db;
  await connection("sightings").where("date", "1900-01-02").update({ date: "1900-01-01" });
  const own = { ...sightingDraft, animalId: ids.animalId, date: "1900-01-01" };
  expect(await panel.save("POST", "sightingadd", own)).toEqual([]);
  // As on a site of an older version.
  await site.strapi.store({ type: "api", name: "sighting", key: "unknown-days-binned" }).delete({});
  await binUnknownDays(site.strapi);
  const kept = (await page()).items.map(({ source, date }) => [source, date]);
  expect(kept).toEqual([
    ["ebird", expect.not.stringMatching("1900")],
    ["own", "1900-01-01"],
  ]);
  const { body: bin } = await panel.get<{ kind: string; id: number }[]>("bin");
  const binned = bin.filter(({ kind }) => kind === "sighting");
  expect(binned).toHaveLength(1);

  // One that the owner takes back stays.
  expect(await restore(panel, "sighting", binned[0]?.id ?? 0)).toEqual([]);
  await binUnknownDays(site.strapi);
  expect((await page()).items.filter(({ date }) => date === "1900-01-01")).toHaveLength(2);
});
