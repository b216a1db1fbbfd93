import type { FoundName } from "shared-types/name/answers";
import type { SearchAnswer } from "shared-types/search/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { animalDraft } from "../fixtures/drafts";
import { addPlant } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { fileOf, importSightings, inaturalistColumns } from "../fixtures/sightings-import";

const { site, panel } = useOwnersSite();

const find = async (q: string, kind = "") =>
  (await panel.get<FoundName[]>(`names?q=${encodeURIComponent(q)}${kind && `&kind=${kind}`}`)).body;
describe("names", () => {
  test("are found by three letters, with what the starter list knows", async () => {
    const [first] = await find("swamp milkw");
    expect(first).toEqual({
      kind: "plant",
      nameScientific: "Asclepias incarnata",
      nameCommon: "Swamp milkweed",
      names: ["Rose milkweed", "Marsh milkweed"],
      family: "Apocynaceae",
      order: "Gentianales",
      classTax: "Magnoliopsida",
      type: "forb",
      native: "native",
      keystone: 12,
      keystoneSource: "Tallamy and Shropshire 2009",
      accepted: "",
      source: "Starter list",
      recordId: 0,
    });
    expect(await find("sw")).toEqual([]);
  });

  test("are those of one kind where one is asked for", async () => {
    const kinds = async (kind: string) =>
      new Set((await find("spider", kind)).map((one) => one.kind));
    expect(await kinds("")).toEqual(new Set(["plant", "animal"]));
    expect(await kinds("animal")).toEqual(new Set(["animal"]));
    expect((await panel.get("names?q=spider&kind=stone")).status).toBe(400);
  });

  test("begin with the owner's own records, by an old name too, each species once", async () => {
    const plant = await addPlant(panel, {
      nameCommon: "Michaelmas daisy",
      nameScientific: "Aster novae-angliae",
      internal: true,
    });
    const found = await find("symphyotrichum novae");
    expect(found[0]).toMatchObject({
      nameCommon: "Michaelmas daisy",
      recordId: plant.id,
      source: "",
    });
    expect(found[0]?.names).toContain("Symphyotrichum novae-angliae");
    expect(
      found.filter(({ nameScientific }) => nameScientific.endsWith("novae-angliae")),
    ).toHaveLength(1);
    expect((await find("michaelmas"))[0]).toMatchObject({ recordId: plant.id });
  });

  test("of her own are found by two letters", async () => {
    const draft = { ...animalDraft, nameCommon: "Qq beetle", keyId: "qqbeetle", animalId: 0 };
    expect(await panel.save("POST", "animaladd", draft)).toEqual([]);
    expect(await find("qq")).toMatchObject([{ kind: "animal", nameCommon: "Qq beetle" }]);
    expect(await find(" ×- ")).toEqual([]);
  });
});

describe("another name of the same species", () => {
  const records = [
    ["Conoclinium coelestinum", "Eupatorium coelestinum"],
    // The owner's record has the old name.
    ["Aster laevis", "Symphyotrichum laeve"],
  ];
  beforeAll(async () => {
    for (const [nameScientific] of records)
      await addPlant(panel, { nameCommon: "Of mine", nameScientific, internal: false });
  });
  const plantsOf = async (q: string) =>
    (await ask<SearchAnswer>(`${site.url}/api/search?q=${encodeURIComponent(q)}`)).body.plants.map(
      (plant) => plant.nameScientific,
    );

  test.each([
    ...records,
    ["Conoclinium coelestinum", "hardy ageratum"],
    ["Conoclinium coelestinum", "Blue mist-flower"],
  ])("%s is found by visitors as %s", async (nameScientific, other) => {
    expect(await plantsOf(other)).toEqual([nameScientific]);
  });

  test.each(records)("a file's %s is the site's own %s", async (_own, other) => {
    const line = {
      id: 1,
      observed_on: "2026-05-17",
      scientific_name: other,
      iconic_taxon_name: "Plantae",
    };
    const { body } = await importSightings(site, panel.token, fileOf(inaturalistColumns, [line]));
    expect(body).toMatchObject({ new: 1, unmatched: [] });
  });
});
