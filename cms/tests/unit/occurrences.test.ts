import { buffer } from "node:stream/consumers";
import type { AnimalDraft } from "shared-types/animal/schema";
import type { PhotoItem } from "shared-types/photo/answers";
import type { PlantDraft } from "shared-types/plant/schema";
import { expect, test } from "vitest";
import { occurrencesCsv } from "../../src/api/csv/export-occurrences";
import { occurrenceArchive } from "../../src/api/occurrence/archive";
import { photoNoted } from "../../src/api/occurrence/occurrences";
import { animalTaxon, plantTaxon } from "../../src/api/occurrence/taxa";
import { readCsv } from "../fixtures/csv";
import { animalDraft, plantDraft } from "../fixtures/drafts";

const observer = {
  publicUrl: "https://garden.example",
  title: "The garden",
  ownerName: "Ann Gardener",
  photoLicenseUrl: "https://creativecommons.org/licenses/by/4.0/",
  timeZone: "America/New_York",
};
const oak: PlantDraft = { ...plantDraft, plantId: 5 };
const luna: AnimalDraft = { ...animalDraft, animalId: 7 };
const taxa = {
  plants: new Map([[5, plantTaxon(oak)]]),
  animals: new Map([[7, animalTaxon(luna)]]),
};

const photo = (more: Partial<PhotoItem>): PhotoItem => ({
  photoId: 12,
  fileName: "luna moth.jpg",
  thumbFileName: "",
  version: "",
  alt: "",
  altProposed: false,
  visibility: "public",
  width: 1,
  height: 1,
  fileType: "image/jpeg",
  fileSize: 1,
  dateUploaded: "",
  sources: [],
  placeholder: "",
  animals: [],
  plants: [],
  categories: [],
  keywords: [],
  species: [],
  caption: 'On the "old" oak, at dusk',
  dateTaken: "2024-05-18T00:34:56.000Z",
  ...more,
});

const notes = { plants: [], animals: [], interactions: [] };

async function* noted(photos: PhotoItem[]) {
  for (const one of photos) yield photoNoted({ photo: one, notes }, taxa, observer);
}

async function occurrences(photos: PhotoItem[]): Promise<Record<string, string>[]> {
  const [terms = [], ...records] = readCsv(await occurrencesCsv(noted(photos)));
  return records.map((cells) => Object.fromEntries(terms.map((term, n) => [term, cells[n] ?? ""])));
}

test("a dated photo is an occurrence of each plant and animal on it, in Darwin Core's terms", async () => {
  const [plant, animal, ...more] = await occurrences([photo({ plants: [5], animals: [7] })]);
  expect(more).toEqual([]);
  expect(animal).toEqual({
    occurrenceID: "https://garden.example/photos/12#animal-7",
    basisOfRecord: "HumanObservation",
    // In UTC it is the next day; where it was taken it was still May 17.
    eventDate: "2024-05-17",
    eventTime: "20:34:56-04:00",
    scientificName: "Actias luna",
    vernacularName: "Luna Moth",
    kingdom: "Animalia",
    class: "Insecta",
    order: "Lepidoptera",
    family: "Saturniidae",
    occurrenceStatus: "present",
    individualCount: "",
    lifeStage: "",
    reproductiveCondition: "",
    degreeOfEstablishment: "",
    occurrenceRemarks: 'On the "old" oak, at dusk',
    associatedMedia: "https://garden.example/assets/images/_full/luna%20moth.jpg",
    references: "https://garden.example/photos/12",
    otherCatalogNumbers: "",
    informationWithheld: "The location is not published.",
    recordedBy: "Ann Gardener",
    rightsHolder: "Ann Gardener",
    license: "https://creativecommons.org/licenses/by/4.0/",
    datasetName: "The garden",
  });
  expect(plant).toMatchObject({
    occurrenceID: "https://garden.example/photos/12#plant-5",
    scientificName: "Quercus alba",
    kingdom: "Plantae",
    class: "",
  });
});

test("a photo of a month or a year is of that date, at no time", async () => {
  for (const dateTaken of ["2024-05", "2024"]) {
    const [animal] = await occurrences([photo({ animals: [7], dateTaken })]);
    expect(animal).toMatchObject({ eventDate: dateTaken, eventTime: "" });
  }
});

test("photos without a date, and those of nothing visitors may see, are no occurrences", async () => {
  const none = [photo({ plants: [5], dateTaken: null }), photo({ plants: [6] })];
  expect(await occurrences(none)).toEqual([]);
  expect(await occurrences([])).toEqual([]);
});

test("it has no byte order mark, which would be part of its first term", async () => {
  expect(await occurrencesCsv(noted([]))).toMatch(/^occurrenceID,basisOfRecord,eventDate,/);
});

test("an archive that cannot be read to its end does not end as if it were whole", async () => {
  async function* failing() {
    yield* noted([photo({ plants: [5] })]);
    await Promise.reject(new Error("the database is away"));
  }
  const reading = buffer(occurrenceArchive(failing(), observer));
  await expect(reading).rejects.toThrow("the database is away");
});
