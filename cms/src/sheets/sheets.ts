import { sheetKinds, type SheetName } from "shared-types";
import { presentAnimalDraft } from "../api/animal/presenter";
import { findAllAnimals } from "../api/animal/query";
import { findPhotoIds } from "../api/photo/query";
import { readPhotoDrafts } from "../api/photo/reading";
import { presentPlantDraft } from "../api/plant/presenter";
import { findAllPlants } from "../api/plant/query";
import { presentResource } from "../api/resource/presenter";
import { findAllResources } from "../api/resource/query";
import { keptOf, type Kept } from "../history/kinds";
import type { Knex } from "../lib/knex";
import { figure, fixed, flag, html, moment, tagList, text, whole, type Column } from "./columns";

/** One kind of CSV file: its columns and the records it is about. */
export interface Sheet {
  name: SheetName;
  kept: Kept;
  idField: string;
  /** What tells a record where its line has no id. */
  keyFields: string[];
  /** Whether a line that is about no record adds one. */
  canAdd: boolean;
  columns: Column[];
  /** All records there are, internal ones too, as their forms have them. */
  drafts: (knex: Knex) => Promise<object[]>;
}

const names = ["nameCommon", "nameScientific", "nameDisplay", "aka"].map(text);
const pictures = ["thumbId", "bannerId"].map(whole);

const parts: Record<SheetName, Omit<Sheet, "name" | "kept">> = {
  plants: {
    ...{ idField: "plantId", keyFields: ["keyId"], canAdd: true },
    columns: [
      ...[whole("plantId"), text("keyId"), ...names],
      ...["type", "sun", "moisture", "season"].map(text),
      ...[text("height"), figure("heightSort"), text("width"), figure("widthSort")],
      ...[text("notesShort"), html("notes"), ...pictures, flag("internal")],
    ],
    drafts: async (knex) => (await findAllPlants(knex)).map(presentPlantDraft),
  },
  animals: {
    ...{ idField: "animalId", keyFields: ["keyId"], canAdd: true },
    columns: [
      ...[whole("animalId"), text("keyId"), ...names],
      ...["classTax", "order", "family", "notesShort"].map(text),
      ...[html("notes"), ...pictures, flag("internal")],
    ],
    drafts: async (knex) => (await findAllAnimals(knex)).map(presentAnimalDraft),
  },
  resources: {
    ...{ idField: "resourceId", keyFields: ["categoryId", "title"], canAdd: true },
    columns: [
      ...[whole("resourceId"), whole("categoryId"), text("title"), text("subtitle")],
      ...[html("description"), whole("sortOrder"), text("href"), text("deepLink")],
      ...[text("imgFileName"), text("imageAlt"), flag("internal")],
    ],
    drafts: async (knex) => (await findAllResources(knex)).map(presentResource),
  },
  photos: {
    ...{ idField: "photoId", keyFields: ["fileName"], canAdd: false },
    columns: [
      ...[whole("photoId"), fixed(text("fileName")), moment("dateTaken"), text("caption")],
      ...[text("alt"), tagList("plants"), tagList("animals")],
      ...[tagList("categories"), tagList("keywords")],
      ...[moment("dateUploaded"), whole("width"), whole("height")].map(fixed),
      ...[text("fileType"), whole("fileSize")].map(fixed),
    ],
    drafts: async (knex) => readPhotoDrafts(knex, await findPhotoIds(knex)),
  },
};

/** All about one kind of file. */
export function sheetOf(name: SheetName): Sheet {
  return { name, kept: keptOf(sheetKinds[name]), ...parts[name] };
}
