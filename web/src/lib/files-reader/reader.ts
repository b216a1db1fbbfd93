import type { AnimalFilter } from "shared-types/animal/fields";
import { animalList } from "shared-types/animal/list";
import type { AnimalRow } from "shared-types/animal/answers";
import { readYard, type PublishedYard } from "shared-types/calendar/files";
import { dayIn } from "shared-types/kit/time-zone";
import type { PlantRow } from "shared-types/plant/answers";
import type { PlantFilter } from "shared-types/plant/fields";
import { plantList } from "shared-types/plant/list";
import type { FoldedNotes } from "shared-types/publish/data";
import type { SiteReader } from "shared-types/site/reader";
import { listSpecies } from "shared-types/species/list";
import { networkFault } from "../api-client";
import { openCopyData, type CopyData } from "./data";
import { listGallery, photosById, placeInGallery } from "./photos";
import { openSearch } from "./search";

/** Notes are much of a list, and seldom searched. */
async function notesFor(
  data: CopyData,
  name: "flora-notes" | "fauna-notes",
  { searchColumn, searchTerm }: PlantFilter | AnimalFilter,
): Promise<FoldedNotes> {
  if (searchColumn !== "not" || searchTerm === "") return {};
  return Object.assign({}, ...(await data.all(name))) as FoldedNotes;
}

async function listFlora(data: CopyData, filter: PlantFilter): Promise<PlantRow[]> {
  const [rows, notes] = await Promise.all([
    data.all("flora"),
    notesFor(data, "flora-notes", filter),
  ]);
  return listSpecies(plantList, rows.flat(), filter, ({ keyId }) => notes[keyId] ?? "");
}

async function listFauna(data: CopyData, filter: AnimalFilter): Promise<AnimalRow[]> {
  const [rows, notes] = await Promise.all([
    data.all("fauna"),
    notesFor(data, "fauna-notes", filter),
  ]);
  return listSpecies(animalList, rows.flat(), filter, ({ keyId }) => notes[keyId] ?? "");
}

/** The yard from the data of a copy, and what day it is there. */
async function openYard(data: CopyData): Promise<PublishedYard & { today: string }> {
  const [[yard], records] = await Promise.all([data.all("yard"), data.all("records")]);
  if (!yard) throw networkFault();
  const published = {
    plants: records.flatMap(({ plants }) => plants),
    animals: records.flatMap(({ animals }) => animals),
  };
  const pictures = async (ids: number[]) => {
    const photos = await photosById(data, ids);
    return new Map(
      photos.map(({ photoId, thumbFileName, version, alt }) => [
        photoId,
        { photoId, thumbFileName, version, alt },
      ]),
    );
  };
  return { ...readYard(yard, published, pictures), today: dayIn(yard.timeZone, new Date()) };
}

/** Is in the file of the page that reads it; where that could not be had, nothing else has it. */
const ofPage = () => Promise.reject(networkFault());

/** Is in the file of its own page, which was looked for: there is none. */
const ofNoPage = () => Promise.resolve(null);

/**
 * The public reads on a copy of the site, from its data: what is in no page's file.
 * @param base the path below which the copy is
 */
export function createFilesReader(base: string): SiteReader {
  const data = openCopyData(base);
  return {
    flora: (filter) => listFlora(data, filter),
    fauna: (filter) => listFauna(data, filter),
    photos: (filter) => listGallery(data, filter),
    photoPlace: (photoId) => placeInGallery(data, photoId),
    search: openSearch(data),
    calendar: async (filter) => (await openYard(data)).calendar(filter),
    async thisWeek() {
      const { thisWeek, today } = await openYard(data);
      return thisWeek(today);
    },
    async floraFacets() {
      const { floraFacets, today } = await openYard(data);
      return floraFacets(today);
    },
    async faunaFacets() {
      const { faunaFacets, today } = await openYard(data);
      return faunaFacets(today);
    },
    async quote(n) {
      const quotes = (await data.all("quotes")).flat();
      return quotes[(n - 1) % Math.max(1, quotes.length)] ?? null;
    },
    quoteCount: ofPage,
    slides: ofPage,
    resources: ofPage,
    cats: ofPage,
    resourceSections: ofPage,
    resourceAnchors: ofPage,
    plans: ofPage,
    viewpoints: ofPage,
    planDetail: ofNoPage,
    floraDetail: ofNoPage,
    faunaDetail: ofNoPage,
    photoCategories: ofPage,
    blueprint: ofPage,
    siteHome: ofPage,
    sitePage: ofPage,
    siteContact: ofPage,
  };
}
