// @dialect api/calendar/week-query
import fc from "fast-check";
import { calendarKinds } from "shared-types/calendar/codes";
import type { ThisWeek } from "shared-types/calendar/answers";
import { readYard, type PublishedYard } from "shared-types/calendar/files";
import { dayIn } from "shared-types/kit/time-zone";
import { joinedOf } from "shared-types/name/spelling";
import type { OldNames } from "shared-types/publish/data";
import { answerOf } from "shared-types/search/answer";
import type { SearchAnswer } from "shared-types/search/answers";
import { indexFiles, mayFindAll } from "shared-types/search/files";
import { findWords, type Indexes } from "shared-types/search/find";
import { animalStages, plantStages } from "shared-types/stage/codes";
import { beforeAll, describe, expect, test } from "vitest";
import { findSmallPhotos } from "../../src/api/calendar/week-query";
import { readYardFiles } from "../../src/api/calendar/published";
import { readOldNames } from "../../src/api/publish/old-names";
import { foundRows } from "../../src/api/search/found-rows";
import { readTextsOfPhotos, readTextsOfRecords } from "../../src/api/search/published";
import { animal, animalSeeds } from "../fixtures/animals";
import { ask } from "../fixtures/ask";
import { sightingDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { plant, plantSeeds } from "../fixtures/plants";
import { create, createAll, type Stored } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";
import { changeSite } from "../fixtures/site-draft";
import { times } from "../fixtures/thorough";
import { wildTerms } from "../fixtures/wild";

const { site, panel } = useOwnersSite();
const zone = "Pacific/Auckland";
const secret = "zq7secret";

/** Numbers that are the same in each run. */
const random = (() => {
  let seed = 41;
  return (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
})();
const oneOf = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item;
/** Not in the future, which has no sightings. */
const day = () => new Date(Date.UTC(2019, 0, 1) + random(2800) * 86_400_000).toISOString();

/** Captions that share words with names. */
const captions = [
  "",
  "Frost on oak leaves",
  "A bee, early",
  "Nest of a wren",
  "Sunset at the pond",
];

async function photographs(plants: Stored[], animals: Stored[], keywords: Stored[], many: number) {
  for (let n = 0; n < many; n += 1) {
    const [dateTaken, onPlant, onAnimal] = [day(), random(3) > 0, random(2) > 0];
    const takenOn = oneOf([null, null, null, dateTaken.slice(0, 7), dateTaken.slice(0, 4)]);
    const [first, second] = [oneOf(plants), oneOf(animals)];
    await createPhoto(site.strapi, `shot-${n}`, {
      ...{
        caption: oneOf(captions),
        takenOn,
        keywords: random(3) > 0 ? [] : [oneOf(keywords).documentId],
      },
      dateTaken: takenOn === null ? dateTaken : `${takenOn}-01-01`.slice(0, 10) + "T12:00:00.000Z",
      plants: onPlant ? [first.documentId] : [],
      animals: onAnimal ? [second.documentId] : [],
      tagNotes: {
        plants: onPlant ? [{ plantId: first.id, stage: oneOf(["", ...plantStages]) }] : [],
        animals: onAnimal ? [{ animalId: second.id, stage: oneOf(["", ...animalStages]) }] : [],
        interactions: [],
      },
    });
  }
}

async function sightings(plants: Stored[], animals: Stored[], many: number, more: object = {}) {
  for (let n = 0; n < many; n += 1) {
    const isPlants = random(2) > 0;
    const draft = {
      ...sightingDraft,
      ...(isPlants ? { plantId: oneOf(plants).id } : { animalId: oneOf(animals).id }),
      ...(random(4) === 0 && { plantId: oneOf(plants).id, animalId: oneOf(animals).id }),
      date: day().slice(0, oneOf([10, 10, 10, 7, 4])),
      stage: oneOf(["" as const, ...(isPlants ? plantStages : animalStages)]),
      evidence: oneOf(["seen", "heard", "sign"]),
      ...more,
    };
    expect(await panel.save("POST", "sightingadd", draft)).toEqual([]);
  }
}

const isPublic = ({ internal }: { internal: boolean }) => !internal;

let plants: Stored[];
let animals: Stored[];
beforeAll(async () => {
  const { strapi } = site;
  expect(await changeSite(panel, { timeZone: zone })).toEqual([]);
  plants = await createAll(strapi, "plant", plantSeeds.filter(isPublic));
  animals = await createAll(strapi, "animal", animalSeeds.filter(isPublic));
  const keywords = [
    await create(strapi, "keyword", { keyword: "First frost" }),
    await create(strapi, "keyword", { keyword: "Night" }),
  ];
  const aster = { nameScientific: "Symphyotrichum novae-angliae" };
  await create(strapi, "plant", plant("aster", "Purple aster", aster));
  await createResource(strapi, 8, resource("Whiskers of London"));
  await create(strapi, "plan", { keyId: "first", title: "The first years", period: "2010s" });
  await photographs(plants, animals, keywords, 60);
  await sightings(plants, animals, 120);
});

/** What a copy of the site answers, from what is published now. */
interface Copied {
  yard: PublishedYard;
  indexes: Indexes;
  oldNames: OldNames;
  texts: string;
}

async function copied(): Promise<Copied> {
  const knex = site.strapi.db.connection;
  const { yard, records } = await readYardFiles(knex);
  const found = await readTextsOfRecords(knex);
  const search = { ...found, photos: await readTextsOfPhotos(knex, null, found) };
  const all = [...records.values()];
  const oldNames = await readOldNames(site.strapi, search);
  const texts = JSON.stringify({ yard, all, search, oldNames });
  // As they are in files.
  const files = JSON.parse(texts) as { yard: typeof yard; all: typeof all; search: typeof search };
  return {
    ...{ texts, oldNames },
    yard: readYard(
      files.yard,
      {
        plants: files.all.flatMap((year) => year.plants),
        animals: files.all.flatMap((year) => year.animals),
      },
      (ids) => findSmallPhotos(knex, ids, false),
    ),
    indexes: await indexFiles(files.search, () => Promise.resolve()),
  };
}

const answered = async (path: string) => (await ask(`${site.url}/api/${path}`)).body;

async function expectSameYard({ yard }: { yard: PublishedYard }): Promise<void> {
  for (const kind of calendarKinds)
    for (const year of [0, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026, 1999])
      expect(yard.calendar({ kind, year })).toEqual(
        await answered(`calendar?kind=${kind}&year=${year || ""}`),
      );
  const today = dayIn(zone, new Date());
  expect(yard.floraFacets(today)).toEqual(await answered("florafacets"));
  expect(yard.faunaFacets(today)).toEqual(await answered("faunafacets"));
  let lines = 0;
  for (let n = 0; n < times(300, 60); n += 1) {
    const date = day().slice(0, 10);
    const week = (await answered(`thisweek?date=${date}`)) as ThisWeek;
    expect([date, await yard.thisWeek(date)]).toEqual([date, week]);
    lines += week.items.length;
  }
  expect(lines).toBeGreaterThan(20);
}

/** What visitors type: pieces of names, whole words in another order, with a letter wrong. */
const olds = ["Aster novae-angliae", "aster novae angliae", "new england aster"];
const searched = fc.sample(
  fc.oneof(
    wildTerms([...plantSeeds, ...animalSeeds].map(({ nameCommon }) => nameCommon)).map(
      ([one = ""]) => one,
    ),
    fc
      .array(
        fc.constantFrom(
          ..."white oak violet frost leaves wren bee early nest pond whiskers years quercus night american".split(
            " ",
          ),
        ),
        { minLength: 1, maxLength: 3 },
      )
      .map((words) => words.join(" ")),
    fc
      .tuple(fc.constantFrom("violet", "american", "whiskers", "quercus", "leaves"), fc.nat(4))
      .map(([word, at]) => word.slice(0, at + 1) + word.slice(at + 2)),
  ),
  times(600, 120),
);

async function searchCopy({ indexes, oldNames }: Copied, text: string): Promise<SearchAnswer> {
  const found = findWords(indexes, text, () => oldNames[joinedOf(text)] ?? [], mayFindAll);
  return answerOf(found, foundRows(site.strapi.db.connection, false));
}

describe("a copy of the site", () => {
  test("answers of calendar, week and facets what the site answers", async () => {
    await expectSameYard(await copied());
  });

  test("finds what the site finds, in the same order", async () => {
    const copy = await copied();
    let found = 0;
    for (const text of [...olds, ...searched]) {
      const own = await searchCopy(copy, text);
      const answer = await answered(`search?q=${encodeURIComponent(text)}`);
      expect([text, own]).toEqual([text, answer]);
      found += own.totals.plants + own.totals.photos > 0 ? 1 : 0;
    }
    expect(found).toBeGreaterThan(30);
  });

  test("answers the same without what only the owner sees, and knows nothing of it", async () => {
    const { strapi } = site;
    const named = { nameScientific: secret, notes: secret, internal: true };
    const hidden = await create(strapi, "plant", plant(secret, secret, named));
    const hiddenAnimal = await create(strapi, "animal", {
      ...animal(secret, secret),
      internal: true,
    });
    const left = await create(strapi, "keyword", { keyword: `${secret} tag` });
    await createPhoto(strapi, secret, {
      ...{
        visibility: "internal",
        caption: secret,
        alt: secret,
        dateTaken: "1999-05-01T12:00:00Z",
      },
      plants: [plants[0]?.documentId],
      keywords: [left.documentId],
    });
    await createPhoto(strapi, "both", {
      dateTaken: "2024-05-02T12:00:00Z",
      plants: [hidden.documentId, plants[0]?.documentId],
      animals: [hiddenAnimal.documentId],
    });
    await sightings([hidden], [hiddenAnimal], 10);
    await sightings(plants, animals, 10, { internal: true, note: secret });
    await createResource(strapi, 8, { ...resource(secret), internal: true });
    await create(strapi, "plan", { keyId: secret, title: secret, internal: true });
    const copy = await copied();
    expect(copy.texts).not.toContain(secret);
    await expectSameYard(copy);
    for (const text of searched.slice(0, 60)) {
      const answer = (await answered(`search?q=${encodeURIComponent(text)}`)) as SearchAnswer;
      // Words that hidden texts have too are less rare on the site: the order may differ, what is found may not.
      expect([text, (await searchCopy(copy, text)).totals]).toEqual([text, answer.totals]);
    }
  });
});
