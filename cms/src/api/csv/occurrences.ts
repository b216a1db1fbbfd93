import { DateTime } from "luxon";
import { images, paths, type AnimalDraft, type PhotoItem, type PlantDraft } from "shared-types";
import { csvRecord } from "./format";

/** Who made the observations, and where they are published. */
export interface Observer {
  publicUrl: string;
  title: string;
  ownerName: string;
  photoLicenseUrl: string;
  timeZone: string;
}

/** A plant or animal that visitors may see, in Darwin Core's terms. */
export interface Taxon {
  /** Its permanent id: `plant-12`. */
  key: string;
  kingdom: "Plantae" | "Animalia";
  class: string;
  order: string;
  family: string;
  scientificName: string;
  vernacularName: string;
}

/** Plants have no class, order or family here. */
export const plantTaxon = (plant: PlantDraft): Taxon => ({
  key: `plant-${plant.plantId}`,
  kingdom: "Plantae",
  class: "",
  order: "",
  family: "",
  scientificName: plant.nameScientific,
  vernacularName: plant.nameCommon,
});

/** An animal's class, order and family, as the owner wrote them. */
export const animalTaxon = (animal: AnimalDraft): Taxon => ({
  key: `animal-${animal.animalId}`,
  kingdom: "Animalia",
  class: animal.classTax,
  order: animal.order,
  family: animal.family,
  scientificName: animal.nameScientific,
  vernacularName: animal.nameCommon,
});

/** One observation by its terms (https://dwc.tdwg.org/terms/), in the order of the columns. */
function occurrence(photo: PhotoItem, taxon: Taxon, observer: Observer) {
  const { publicUrl, timeZone: zone, ownerName } = observer;
  const page = `${publicUrl}${paths.photo(photo.photoId)}`;
  return {
    occurrenceID: `${page}#${taxon.key}`,
    basisOfRecord: "HumanObservation",
    eventDate: DateTime.fromISO(photo.dateTaken ?? "", { zone }).toISO({
      suppressMilliseconds: true,
    }),
    scientificName: taxon.scientificName,
    vernacularName: taxon.vernacularName,
    kingdom: taxon.kingdom,
    class: taxon.class,
    order: taxon.order,
    family: taxon.family,
    occurrenceRemarks: photo.caption,
    associatedMedia: `${publicUrl}${images.full(photo.fileName, photo.version)}`,
    references: page,
    recordedBy: ownerName,
    rightsHolder: ownerName,
    license: observer.photoLicenseUrl,
    datasetName: observer.title,
  };
}

export type Occurrence = ReturnType<typeof occurrence>;

const terms = [
  "occurrenceID",
  "basisOfRecord",
  "eventDate",
  "scientificName",
  "vernacularName",
  "kingdom",
  "class",
  "order",
  "family",
  "occurrenceRemarks",
  "associatedMedia",
  "references",
  "recordedBy",
  "rightsHolder",
  "license",
  "datasetName",
] satisfies (keyof Occurrence)[];

/**
 * Dated photos as a Darwin Core occurrence file: a record for each plant and animal on each photo. It is
 * for other programs, and so without a byte order mark (docs/decisions/038).
 */
export function occurrencesCsv(
  photos: PhotoItem[],
  taxa: { plants: Map<number, Taxon>; animals: Map<number, Taxon> },
  observer: Observer,
): string {
  const records = photos
    .filter(({ dateTaken }) => dateTaken !== null)
    .flatMap((photo) =>
      (["plants", "animals"] as const)
        .flatMap((kind) => photo[kind].map((id) => taxa[kind].get(id)))
        .filter((taxon) => taxon !== undefined)
        .map((taxon) => occurrence(photo, taxon, observer)),
    );
  return [terms, ...records.map((record) => terms.map((term) => record[term] ?? ""))]
    .map(csvRecord)
    .join("");
}
