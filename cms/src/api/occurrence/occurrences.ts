import { DateTime } from "luxon";
import { isDate } from "shared-types/kit/date";
import type { PhotoItem, PhotoTagNotes } from "shared-types/photo/answers";
import { ownSource, sightingEvidenceLabels } from "shared-types/sighting/codes";
import type { SightingDraft } from "shared-types/sighting/schema";
import { images, paths } from "shared-types/site/paths";
import { stageOfKind } from "../calendar/presenter";
import type { Observer } from "./observer";
import { relationshipOf, type Doing } from "./relationships";
import { stageIn } from "./stage-terms";
import type { Taxa, Taxon } from "./taxa";
import type { Occurrence, Relationship } from "./terms";

/** What one photo or sighting says. */
export interface Noted {
  occurrences: Occurrence[];
  relationships: Relationship[];
}

const kinds = ["plants", "animals"] as const;
type Kind = (typeof kinds)[number];

const photoPage = ({ publicUrl }: Observer, photoId: number) =>
  `${publicUrl}${paths.photo(photoId)}`;

const photoFile = ({ publicUrl }: Observer, { fileName, version }: PhotoItem) =>
  `${publicUrl}${images.full(fileName, version)}`;

const sentences = (...all: string[]) => all.filter((text) => text !== "").join(". ");

/** Whether one date is not after another, as far as both are known. */
const isUntil = (first: string, last: string) => {
  const length = Math.min(first.length, last.length);
  return first.slice(0, length) <= last.slice(0, length);
};

/**
 * By Darwin Core's vocabulary (dwc.tdwg.org/doe): what was planted, or what its observer says is captive or cultivated. What
 * else grows in a garden has come by itself or not: nobody has said.
 */
function degreeOf({ kingdom, plantings }: Taxon, date: string, isCultivated: boolean): string {
  if (kingdom === "Animalia") return isCultivated ? "captive" : "";
  const isPlanted = plantings.some(
    ({ plantedOn, removedOn }) =>
      (plantedOn === null || isUntil(plantedOn, date)) &&
      (removedOn === null || isUntil(date, removedOn)),
  );
  return isCultivated || isPlanted ? "cultivated" : "";
}

/** Whose an observation is. */
interface Credit {
  name: string;
  license: string;
}

const ownersCredit = ({ ownerName, photoLicenseUrl }: Observer): Credit => ({
  name: ownerName,
  license: photoLicenseUrl,
});

/** What holds for every occurrence. */
const common = (taxon: Taxon, { title }: Observer, { name, license }: Credit) => ({
  basisOfRecord: "HumanObservation",
  scientificName: taxon.scientificName,
  vernacularName: taxon.vernacularName,
  kingdom: taxon.kingdom,
  class: taxon.class,
  order: taxon.order,
  family: taxon.family,
  occurrenceStatus: "present",
  informationWithheld: "The location is not published.",
  recordedBy: name,
  rightsHolder: name,
  license,
  datasetName: title,
});

/** Whether the photo itself is the record of a species on it. */
const isRecordOf = (photo: PhotoItem | undefined, kind: Kind, id: number): boolean =>
  photo !== undefined && photo.dateTaken !== null && photo[kind].includes(id);

/** A day, month or year as it is known, and the time of a moment. */
function whenTaken(dateTaken: string, zone: string): { date: string; time: string } {
  if (isDate(dateTaken)) return { date: dateTaken, time: "" };
  const taken = DateTime.fromISO(dateTaken, { zone });
  return { date: taken.toISODate() ?? "", time: taken.toFormat("HH:mm:ssZZ") };
}

/** A dated photo: an occurrence of each plant and animal on it. */
export function photoNoted(
  { photo, notes }: { photo: PhotoItem; notes: PhotoTagNotes },
  taxa: Taxa,
  observer: Observer,
): Noted {
  if (photo.dateTaken === null) return { occurrences: [], relationships: [] };
  const page = photoPage(observer, photo.photoId);
  const { date, time } = whenTaken(photo.dateTaken, observer.timeZone);
  const stages = {
    plants: new Map(notes.plants.map(({ plantId, stage }) => [plantId, stage])),
    animals: new Map(notes.animals.map(({ animalId, stage }) => [animalId, stage])),
  };
  const occurrences = kinds.flatMap((kind) =>
    photo[kind].flatMap((id): Occurrence | [] => {
      const taxon = taxa[kind].get(id);
      if (!taxon) return [];
      const { stageRemark, ...stage } = stageIn(stages[kind].get(id) ?? "");
      return {
        occurrenceID: `${page}#${taxon.key}`,
        ...common(taxon, observer, ownersCredit(observer)),
        ...stage,
        degreeOfEstablishment: degreeOf(taxon, date, false),
        eventDate: date,
        eventTime: time,
        individualCount: "",
        occurrenceRemarks: sentences(stageRemark, photo.caption),
        associatedMedia: photoFile(observer, photo),
        references: page,
        otherCatalogNumbers: "",
      };
    }),
  );
  const doings = notes.interactions.flatMap(({ animalId, plantId, interaction }): Doing | [] => {
    const [animal, plant] = [taxa.animals.get(animalId), taxa.plants.get(plantId)];
    if (!animal || !plant) return [];
    const ids = { animal: `${page}#${animal.key}`, plant: `${page}#${plant.key}` };
    return { interaction, ...ids, noted: page, date };
  });
  return {
    occurrences,
    relationships: doings.map((doing) => relationshipOf(doing, observer.ownerName)),
  };
}

/** What a sighting says of the number of its plants or animals; of an animal on a plant, it is the animals. */
const countOf = ({ count, animalId }: SightingDraft, kind: Kind) =>
  count > 0 && (kind === "animals" || animalId === 0) ? String(count) : "";

/** How it was noticed, unless it was seen, and what was noted. */
const remarksOf = ({ evidence, note }: SightingDraft, stageRemark: string) =>
  sentences(
    evidence === "heard" || evidence === "sign" ? sightingEvidenceLabels[evidence] : "",
    stageRemark,
    note,
  );

/** Its number in the list that it comes from. */
const catalogNumberOf = ({ source, sourceId }: SightingDraft) =>
  source === ownSource || sourceId === "" ? "" : `${source}:${sourceId}`;

/**
 * A sighting: an occurrence of its animal and of its plant, but of none that its photo is the record of. `photo` is its photo if
 * visitors see it. What somebody else saw is theirs, and none without their license to pass it on.
 */
export function sightingNoted(
  sighting: SightingDraft,
  photo: PhotoItem | undefined,
  taxa: Taxa,
  observer: Observer,
): Noted {
  const { animalId, plantId, date, interaction, stage } = sighting;
  const isOwners = sighting.observer === "";
  if (!isOwners && sighting.license === "") return { occurrences: [], relationships: [] };
  const credit = isOwners
    ? ownersCredit(observer)
    : { name: sighting.observer, license: sighting.license };
  const noted = `${observer.publicUrl}/sightings/${sighting.sightingId}`;
  const page = photo ? photoPage(observer, photo.photoId) : "";
  const found = { plants: taxa.plants.get(plantId), animals: taxa.animals.get(animalId) };
  const isTold = {
    plants: isRecordOf(photo, "plants", plantId),
    animals: isRecordOf(photo, "animals", animalId),
  };
  // What was noted, and where, may be of the other species: one that is internal, or in the bin, is told of by nothing.
  const isWhole =
    (plantId === 0 || found.plants !== undefined) &&
    (animalId === 0 || found.animals !== undefined);
  const occurrenceID = (kind: Kind, { key }: Taxon) => `${isTold[kind] ? page : noted}#${key}`;

  const occurrences = kinds.flatMap((kind): Occurrence | [] => {
    const taxon = found[kind];
    if (!taxon || isTold[kind]) return [];
    const { stageRemark, ...terms } = stageIn(stageOfKind(stage, kind));
    return {
      occurrenceID: occurrenceID(kind, taxon),
      ...common(taxon, observer, credit),
      ...terms,
      degreeOfEstablishment: degreeOf(taxon, date, sighting.cultivated),
      eventDate: date,
      eventTime: "",
      individualCount: countOf(sighting, kind),
      occurrenceRemarks: isWhole ? remarksOf(sighting, stageRemark) : stageRemark,
      associatedMedia: photo ? photoFile(observer, photo) : "",
      references: isWhole && sighting.href !== "" ? sighting.href : page,
      otherCatalogNumbers: isWhole ? catalogNumberOf(sighting) : "",
    };
  });

  const { animals, plants } = found;
  const isNew = !isTold.animals || !isTold.plants;
  if (interaction === "" || !animals || !plants || !isNew)
    return { occurrences, relationships: [] };
  const doing: Doing = {
    interaction,
    animal: occurrenceID("animals", animals),
    plant: occurrenceID("plants", plants),
    noted,
    date,
  };
  return { occurrences, relationships: [relationshipOf(doing, credit.name)] };
}
