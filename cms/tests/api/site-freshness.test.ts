// @slow
import type { SiteDraft } from "shared-types/site/schema";
import type { SlideDraft } from "shared-types/slides/schema";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { serviceOf } from "../../src/platform/services";
import { ask } from "../fixtures/ask";
import { addPlant } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { planPanel, planting, sheet } from "../fixtures/plans";
import { changeSite, loadSite } from "../fixtures/site-draft";

const { site, panel } = useOwnersSite();
const plans = planPanel(site, panel);
let oak: Awaited<ReturnType<typeof addPlant>>;
let aster: typeof oak;
let plan: Awaited<ReturnType<typeof plans.added>>;
let tile = 0;
let slides: SlideDraft[];
let pages: string[];

beforeAll(async () => {
  [oak, aster] = [await addPlant(panel), await addPlant(panel)];
  const plantings = [planting(oak.id), planting(aster.id)];
  plan = await plans.added([sheet({ plantings })], { order: 1 });
  tile = (await createPhoto(site.strapi, "tile")).id;
  slides = [{ photoId: (await createPhoto(site.strapi, "slide")).id, caption: "" }];
  expect(await saveSlides()).toEqual([]);
  // Until the first save there is no record, and its coming changes every page.
  expect(await change(() => ({ tagline: "A yard." }))).toEqual([]);
  pages = [
    ...["/", "/flora", "/fauna", "/photos", "/resources", "/cats", "/contact", "/calendar"],
    ...[`/plans/${plan.keyId}`, `/flora/${oak.keyId}`, `/flora/${aster.keyId}`],
  ];
});
afterEach(() => vi.restoreAllMocks());

/** Visits all pages; those that were made anew, because the cache had no current answer. */
async function madeAnew(): Promise<string[]> {
  // Every page that is made asks how many quotations there are to choose from.
  const made = vi.spyOn(serviceOf(site.strapi, "api::quote.quote"), "count");
  const anew: string[] = [];
  for (const path of pages) {
    made.mockClear();
    expect((await ask(site.url + path)).status, path).toBe(200);
    if (made.mock.calls.length > 0) anew.push(path);
  }
  return anew;
}

const saveSlides = () => panel.save("PUT", "slidesupdate", { slides });
const change = async (more: (draft: SiteDraft) => Partial<SiteDraft>) =>
  changeSite(panel, more((await loadSite(panel)).draft));
const here = {
  oak: () => `/flora/${oak.keyId}`,
  aster: () => `/flora/${aster.keyId}`,
  plan: () => `/plans/${plan.keyId}`,
};

/** When the slides change. */
const withOwnPicture = ["/flora", "/photos", "/resources", "/cats"];

const words = (name: "intros" | "descriptions", page: string) => () =>
  change((draft) => ({ [name]: { ...draft[name], [page]: "Other words." } }));

const changes: [what: string, change: () => Promise<unknown>, anew: () => string[]][] = [
  ["the letter", () => change(() => ({ welcomeText: "&lt;p&gt;Hello&lt;/p&gt;" })), () => ["/"]],
  ["the heading over it", () => change(() => ({ welcomeTitle: "Come in" })), () => ["/"]],
  ["the facts", () => change(() => ({ facts: [{ label: "Soil", value: "Sand" }] })), () => ["/"]],
  [
    "a tile that a list has too",
    () => change(({ tiles }) => ({ tiles: { ...tiles, flora: tile } })),
    () => ["/", "/flora"],
  ],
  [
    "a tile that two lists have too",
    () => change(({ tiles }) => ({ tiles: { ...tiles, resources: tile } })),
    () => ["/", "/resources", "/cats"],
  ],
  [
    "what this week shows first",
    () => change(() => ({ pinnedPlants: [oak.id] })),
    () => ["/", "/calendar"],
  ],
  ["the intro of flora", words("intros", "flora"), () => ["/flora"]],
  ["the description of photos", words("descriptions", "photos"), () => ["/photos"]],
  [
    "the topics of the contact page",
    () =>
      change(({ contact }) => ({ contact: { ...contact, topics: [{ title: "T", text: "Any" }] } })),
    () => ["/contact"],
  ],
  [
    "a planting",
    async () => {
      const { record } = await plans.load(plan.keyId);
      const sheets = record.sheets.map((one) => ({
        ...one,
        plantings: one.plantings.map((own) =>
          own.plantId === oak.id ? { ...own, plantedOn: "2024-05" } : own,
        ),
      }));
      return plans.save({ ...record, sheets });
    },
    () => [here.plan(), here.oak()],
  ],
  [
    "the order of a plan, by which the navigation chooses",
    async () => plans.save({ ...(await plans.load(plan.keyId)).record, order: 7 }),
    () => pages,
  ],
  [
    "the first slide, which a page without a picture of its own is shared with",
    () => {
      slides = [{ photoId: tile, caption: "" }];
      return saveSlides();
    },
    () => pages.filter((path) => !withOwnPicture.includes(path)),
  ],
  [
    "a tile that the calendar is shared with",
    () => change(({ tiles }) => ({ tiles: { ...tiles, photos: tile } })),
    () => ["/", "/calendar"],
  ],
  ["the words below the name", () => change(() => ({ tagline: "On every page." })), () => pages],
  ["the name of the site", () => change(() => ({ title: "Fern Hollow" })), () => pages],
];

test.each(changes)("of %s only the pages that show it are made anew", async (_what, save, anew) => {
  await madeAnew();
  expect(await madeAnew()).toEqual([]);
  expect(await save()).toEqual([]);
  expect(await madeAnew()).toEqual(anew());
  expect(await madeAnew()).toEqual([]);
});
