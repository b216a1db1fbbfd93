import { animalFields } from "shared-types/animal/fields";
import { csvKinds, type CsvName } from "shared-types/csv/codes";
import { photoVisibilityLabels } from "shared-types/photo/visibility";
import { feetOf } from "shared-types/plant/feet";
import { plantFields } from "shared-types/plant/fields";
import { columnName } from "shared-types/sighting-import/codes";
import { speciesFields } from "shared-types/species/fields";
import type { SpeciesKind } from "shared-types/species/codes";
import { presentAnimalDraft } from "../animal/presenter";
import { findPhotoIds, readPhotoDrafts } from "../photo/query";
import { presentQuoteDraft } from "../quote/presenter";
import { findQuotes } from "../quote/query";
import { presentPlantDraft } from "../plant/presenter";
import { speciesReads } from "../species/query";
import { presentResource } from "../resource/presenter";
import { findAllResources } from "../resource/query";
import { historyKindOf, type Fields, type HistoryKind } from "../history/kinds";
import type { Knex } from "../../database/knex";
import {
  choice,
  columnsOfFields,
  decimal,
  readOnly,
  resourceCategory,
  flag,
  html,
  dateTime,
  tagList,
  text,
  integer,
  withoutTags,
  maybeInteger,
  type Column,
} from "./columns";
import { dateTaken } from "./date-taken";
import { measure } from "./measure";
import { freeKey } from "../species/free-key";

const textOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");

/** A key for a new plant or animal, made from its name; null without one. */
const keyNewSpecies =
  (kind: SpeciesKind) =>
  (fields: Fields, taken: ReadonlySet<string>): Fields | null => {
    const names = [textOf(fields["nameCommon"]), textOf(fields["nameScientific"])];
    if (names.every((name) => name === "")) return null;
    return { ...fields, keyId: freeKey(kind, names, taken) };
  };

/**
 * The names of a new plant or animal as its form completes them while one is typed: the display name from the common one, which is
 * the scientific one where a list has no other.
 */
function namesFollow(fields: Fields, stored: Fields | null): Fields {
  if (stored !== null) return fields;
  const nameCommon = textOf(fields["nameCommon"]) || textOf(fields["nameScientific"]);
  return { ...fields, nameCommon, nameDisplay: textOf(fields["nameDisplay"]) || nameCommon };
}

/** As the form does, the number that a size is sorted by follows its text, unless the file says it. */
function sizesFollow(fields: Fields, stored: Fields | null): Fields {
  const sorted = ["height", "width"].flatMap((size) => {
    const [text, sort] = [fields[size], `${size}Sort`];
    const isNew = stored === null ? !fields[sort] : !(sort in fields) && text !== stored[size];
    return typeof text === "string" && isNew ? [[sort, feetOf(text)]] : [];
  });
  return { ...fields, ...(Object.fromEntries(sorted) as Fields) };
}

/** What the panel, nurseries and field guides call a column besides its field. */
const otherNames: Record<string, readonly string[]> = {
  nameCommon: ["Common Name", "Common", "English Name", "Vernacular Name"],
  // Calscape has the third, and the last one of the seasons.
  nameScientific: [
    ...["Scientific Name", "Botanical Name", "Current Botanical Name", "Latin Name", "Species"],
    ...["Sci Name", "Scientific", "Botanical"],
  ],
  nameDisplay: ["Display Name"],
  classTax: ["Class"],
  width: ["Spread"],
  type: ["Plant Type"],
  sun: ["Light", "Sun Exposure"],
  moisture: ["Soil Moisture"],
  season: ["Bloom Time", "Bloom Season", "Flowering Season"],
  categoryId: ["Category"],
  href: ["URL", "Link", "Website"],
};

/** Whether a file's column, by its name, is that of a field. */
export const isCalled = (field: string, name: string): boolean =>
  [field, ...(otherNames[field] ?? [])].some((one) => columnName(one) === columnName(name));

/** One kind of CSV file: its columns and its records. */
export interface CsvTable {
  name: CsvName;
  kept: HistoryKind;
  idField: string;
  /** What identifies a record if its line has no id. */
  keyFields: string[];
  /** The field that is an address, whose former values lead on; none of photos and quotations. */
  addressField?: string;
  /** Whether a line that matches no record adds one. */
  canAdd: boolean;
  /** Gives a new record a key; null where nothing can be made of it. `taken`: the keys in use. */
  complete?: (fields: Fields, taken: ReadonlySet<string>) => Fields | null;
  /** The fields of a line with what follows from them; `stored`: the record, null for a new one. */
  follow?: (fields: Fields, stored: Fields | null) => Fields;
  columns: Column[];
  /** All records, including internal ones, as drafts. */
  drafts: (knex: Knex) => Promise<object[]>;
}

const { notesShort, ...asWritten } = columnsOfFields(speciesFields);
const names = { ...asWritten, nameScientific: withoutTags(asWritten.nameScientific) };
const { type, sun, moisture, season, ...ofPlants } = columnsOfFields(plantFields);
const { height: _height, width: _width, ...more } = ofPlants;
const { classTax, order, family, ...moreOfAnimals } = columnsOfFields(animalFields);
const pictures = ["thumbId", "bannerId"].map(integer);

const parts: Record<CsvName, Omit<CsvTable, "name" | "kept">> = {
  plants: {
    idField: "plantId",
    keyFields: ["keyId"],
    addressField: "keyId",
    canAdd: true,
    complete: keyNewSpecies("plant"),
    follow: (fields, stored) => sizesFollow(namesFollow(fields, stored), stored),
    columns: [
      integer("plantId"),
      text("keyId"),
      ...Object.values(names),
      ...[type, sun, moisture, season, measure("height")],
      decimal("heightSort"),
      measure("width"),
      decimal("widthSort"),
      notesShort,
      html("notes"),
      ...pictures,
      flag("internal"),
      ...Object.values<Column>(more),
      maybeInteger("keystone"),
      text("keystoneSource"),
    ],
    drafts: async (knex) => (await speciesReads("plant").all(knex)).map(presentPlantDraft),
  },
  animals: {
    idField: "animalId",
    keyFields: ["keyId"],
    addressField: "keyId",
    canAdd: true,
    complete: keyNewSpecies("animal"),
    follow: namesFollow,
    columns: [
      integer("animalId"),
      text("keyId"),
      ...Object.values(names),
      ...[classTax, order, family],
      notesShort,
      html("notes"),
      ...pictures,
      flag("internal"),
      ...Object.values<Column>(moreOfAnimals),
    ],
    drafts: async (knex) => (await speciesReads("animal").all(knex)).map(presentAnimalDraft),
  },
  resources: {
    idField: "resourceId",
    keyFields: ["categoryId", "title"],
    addressField: "deepLink",
    canAdd: true,
    // As in a new form.
    follow: (fields, stored) => (stored === null ? { sortOrder: 0, ...fields } : fields),
    columns: [
      integer("resourceId"),
      resourceCategory("categoryId"),
      text("title"),
      text("subtitle"),
      html("description"),
      integer("sortOrder"),
      text("href"),
      text("deepLink"),
      text("imgFileName"),
      text("imageAlt"),
      flag("internal"),
    ],
    drafts: async (knex) => (await findAllResources(knex)).map(presentResource),
  },
  photos: {
    idField: "photoId",
    keyFields: ["fileName"],
    canAdd: false,
    columns: [
      integer("photoId"),
      readOnly(text("fileName")),
      dateTaken("dateTaken"),
      text("caption"),
      text("alt"),
      choice("visibility", photoVisibilityLabels),
      tagList("plants"),
      tagList("animals"),
      tagList("categories"),
      tagList("keywords"),
      ...[dateTime("dateUploaded"), integer("width"), integer("height")].map(readOnly),
      ...[text("fileType"), integer("fileSize")].map(readOnly),
    ],
    drafts: async (knex) => readPhotoDrafts(knex, await findPhotoIds(knex)),
  },
  quotes: {
    idField: "quoteId",
    keyFields: ["quotation"],
    canAdd: true,
    columns: [integer("quoteId"), text("quotation"), text("author"), text("citation")],
    drafts: async (knex) => (await findQuotes(knex)).map(presentQuoteDraft),
  },
};

/** Everything about one kind of file. */
export function csvTableOf(name: CsvName): CsvTable {
  return { name, kept: historyKindOf(csvKinds[name]), ...parts[name] };
}
