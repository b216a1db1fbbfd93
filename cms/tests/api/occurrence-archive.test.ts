// @slow
import { interactions } from "shared-types/interaction/codes";
import type { SightingDraft } from "shared-types/sighting/schema";
import { beforeAll, describe, expect, test } from "vitest";
import { readArchive, type ArchiveRecord } from "../fixtures/darwin-core-archive";
import { associationDraft, sightingDraft } from "../fixtures/drafts";
import { bearer } from "../fixtures/owner";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { addSpecies } from "../fixtures/species";
import { textOf } from "../fixtures/xml";

const license = "https://creativecommons.org/licenses/by/4.0/";
const { site, panel } = useOwnersSite({ env: { SITE_LICENSE_URL: license } });
// In New York it is still May 17.
const dateTaken = "2024-05-18T00:34:56.000Z";
const nasty = ' "Two\ttabs"\r\nand <lines> & \u0007bell; 40.7128° N, =1+1 ';

let [oak, hidden, luna] = [0, 0, 0];
const photoIds: Record<string, number> = {};

async function archived() {
  const response = await fetch(`${site.url}/api/occurrences.zip`, { headers: bearer(panel.token) });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("content-disposition")).toBe(
    'attachment; filename="occurrences.zip"',
  );
  return readArchive(Buffer.from(await response.arrayBuffer()));
}

/** A photo that others leave out for what `more` says of it. */
async function photo(name: string, more: object = {}): Promise<number> {
  const tags = { plants: [oak], animals: [luna], dateTaken };
  photoIds[name] = (await createPhoto(site.strapi, name, { ...tags, ...more })).id;
  return photoIds[name];
}

async function sighting(more: Partial<SightingDraft>): Promise<string> {
  expect(await panel.save("POST", "sightingadd", { ...sightingDraft, ...more })).toEqual([]);
  const last = await site.strapi.db.connection("sightings").max({ id: "id" }).first();
  return `${site.url}/sightings/${last?.id}`;
}

const page = (name: string) => `${site.url}/photos/${photoIds[name]}`;
const found = (records: ArchiveRecord[], id: string) =>
  records.find(({ occurrenceID }) => occurrenceID === id);

beforeAll(async () => {
  oak = await addSpecies(panel, "plant");
  hidden = await addSpecies(panel, "plant", { keyId: "hidden", internal: true });
  luna = await addSpecies(panel, "animal");
});

describe("the archive", () => {
  test("of an empty garden has its columns and no record", async () => {
    const { occurrences, relationships } = await archived();
    expect([occurrences, relationships]).toEqual([[], []]);
  });

  test("has photos by their tags, without what visitors do not see", async () => {
    const photoId = await photo("both", { caption: nasty });
    await photo("internal", { visibility: "internal" });
    await photo("site", { visibility: "site" });
    await photo("undated", { dateTaken: null });
    await photo("binned", { dateDeleted: new Date().toISOString() });
    await photo("of-hidden", { plants: [hidden], animals: [] });
    const notes = {
      plants: [{ plantId: oak, stage: "fall" }],
      animals: [{ animalId: luna, stage: "immature" }],
      interactions: interactions.map((interaction) => ({
        animalId: luna,
        plantId: oak,
        interaction,
      })),
    };
    expect(await panel.save("PUT", "phototagsupdate", { photoId, ...notes })).toEqual([]);
    const { occurrences, relationships } = await archived();
    const [plantId, animalId] = [`${page("both")}#plant-${oak}`, `${page("both")}#animal-${luna}`];
    expect(occurrences.map(({ occurrenceID }) => occurrenceID)).toEqual([plantId, animalId]);
    const caption = '"Two tabs" and <lines> & bell; 40.7128° N, =1+1';
    // The whole record is in unit/occurrences.test.ts.
    expect(found(occurrences, animalId)).toMatchObject({
      ...{ eventDate: "2024-05-17", eventTime: "20:34:56-04:00", scientificName: "Actias luna" },
      ...{ lifeStage: "juvenile", occurrenceRemarks: caption, references: page("both"), license },
      ...{ recordedBy: "My garden", rightsHolder: "My garden", datasetName: "My garden" },
    });
    expect(found(occurrences, plantId)).toMatchObject({
      reproductiveCondition: "",
      degreeOfEstablishment: "",
      occurrenceRemarks: `Fall color. ${caption}`,
    });
    // Each of the eleven is told; whoever is the subject.
    expect(relationships.map((one) => one["relationshipOfResource"]).sort()).toEqual(
      [
        ...Array<string>(2).fill("visits flowers of"),
        ...Array<string>(4).fill("eats"),
        ...Array<string>(2).fill("visits"),
        ...Array<string>(2).fill("creates habitat for"),
        "acquires nutrients from",
      ].sort(),
    );
    for (const one of relationships) {
      const isPlants = one["relationshipOfResource"] === "creates habitat for";
      expect([one["resourceID"], one["relatedResourceID"]]).toEqual(
        isPlants ? [plantId, animalId] : [animalId, plantId],
      );
    }
  });

  test("has sightings with dates as precise as they are", async () => {
    const heard = { evidence: "heard", note: "Two calls" } as const;
    const source = { source: "inaturalist", sourceId: "42", href: "https://example.org/42" };
    const year = await sighting({ date: "2021", plantId: oak, stage: "flower", ...source });
    const month = await sighting({ date: "2022-02", animalId: luna, count: 3, ...heard });
    const both = { plantId: oak, animalId: luna, interaction: "rest", stage: "adult" } as const;
    const day = await sighting({ date: "2024-02-29", ...both, count: 2 });
    await sighting({ plantId: oak, internal: true });
    await sighting({ plantId: hidden });
    const beside = { ...source, sourceId: "43", plantId: hidden, note: "On a plant of mine" };
    const half = await sighting({ date: "2023", animalId: luna, evidence: "heard", ...beside });
    const { occurrences, relationships } = await archived();
    expect(found(occurrences, `${year}#plant-${oak}`)).toMatchObject({
      eventDate: "2021",
      eventTime: "",
      reproductiveCondition: "flowering",
      degreeOfEstablishment: "",
      references: "https://example.org/42",
      otherCatalogNumbers: "inaturalist:42",
    });
    expect(found(occurrences, `${month}#animal-${luna}`)).toMatchObject({
      eventDate: "2022-02",
      individualCount: "3",
      occurrenceRemarks: "Heard. Two calls",
      associatedMedia: "",
    });
    // Nothing that may come from the internal plant beside it.
    expect(found(occurrences, `${half}#animal-${luna}`)).toMatchObject({
      ...{ eventDate: "2023", occurrenceRemarks: "", references: "", otherCatalogNumbers: "" },
    });
    expect(found(occurrences, `${day}#plant-${oak}`)).toMatchObject({ individualCount: "" });
    expect(found(occurrences, `${day}#animal-${luna}`)).toMatchObject({
      eventDate: "2024-02-29",
      individualCount: "2",
      lifeStage: "adult",
    });
    expect(occurrences.filter(({ eventTime }) => eventTime === "")).toHaveLength(5);
    expect(relationships.at(-1)).toMatchObject({
      resourceRelationshipID: `${day}#animal-${luna}-rest-plant-${oak}`,
      relationshipOfResource: "visits",
      relationshipEstablishedDate: "2024-02-29",
      relationshipRemarks: "Rests here",
    });
  });

  test("counts a sighting once with its photo, and joins what both tell", async () => {
    const before = await archived();
    const photoId = await photo("moth", { plants: [] });
    const both = { plantId: oak, animalId: luna, interaction: "hunt" } as const;
    const seen = await sighting({ ...both, photoId });
    const told = await sighting({ ...both, photoId: photoIds["both"] ?? 0 });
    const behind = await sighting({ plantId: oak, photoId: photoIds["internal"] ?? 0 });
    const { occurrences, relationships } = await archived();
    const added = occurrences.filter(
      (one) => !found(before.occurrences, one["occurrenceID"] ?? ""),
    );
    expect(added.map((one) => one["occurrenceID"]).sort()).toEqual(
      [`${page("moth")}#animal-${luna}`, `${seen}#plant-${oak}`, `${behind}#plant-${oak}`].sort(),
    );
    expect(found(occurrences, `${seen}#plant-${oak}`)).toMatchObject({ references: page("moth") });
    // A hidden photo is not told of.
    expect(found(occurrences, `${behind}#plant-${oak}`)).toMatchObject({
      associatedMedia: "",
      references: "",
    });
    expect(relationships).toHaveLength(before.relationships.length + 1);
    expect(relationships.at(-1)).toMatchObject({
      resourceID: `${page("moth")}#animal-${luna}`,
      relatedResourceID: `${seen}#plant-${oak}`,
    });
    expect(JSON.stringify(relationships)).not.toContain(told);
  });

  test("has nothing of what books say, and tells whose it is and how it may be used", async () => {
    const before = await archived();
    const association = { ...associationDraft, plantId: oak, animalId: luna };
    expect(await panel.save("POST", "associationadd", association)).toEqual([]);
    const { about, rights, ...records } = await archived();
    expect(records).toEqual({
      occurrences: before.occurrences,
      relationships: before.relationships,
    });
    expect(rights).toContain("Creative Commons Attribution (CC-BY) 4.0");
    expect(textOf(about, "title")).toBe("My garden");
    expect(JSON.stringify(about)).not.toContain("@");
  });
});
