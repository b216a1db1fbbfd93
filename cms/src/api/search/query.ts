import { photoCategoryList } from "shared-types/category/codes";
import { catRefsCategoryId, catsCategoryId } from "shared-types/resource/codes";
import { tagWord, type IndexedKind, type SearchedRecord } from "shared-types/search/records";
import type { SwitchedPage } from "shared-types/site/codes";
import { from, whereIds, type Knex, type Query, type Row } from "../../database/knex";
import { keptPhoto } from "../../database/photo-visibility";
import { booleanOf, idOf, numberOf, textOf } from "../../database/row";
import { tagKindNames, tagKinds } from "../../database/tag-kinds";
import { htmlWords } from "../../documents/html";
import { visibilityOf } from "../photo/presenter";
import { presentPlan } from "../plan/presenter";

/** Reads the records with these ids; all with `null`. */
type ReadTexts = (knex: Knex, ids: number[] | null) => Promise<SearchedRecord[]>;

async function rowsOf(
  knex: Knex,
  query: Query,
  column: string,
  ids: number[] | null,
): Promise<Row[]> {
  if (ids !== null) whereIds(knex, query, column, ids);
  return await query;
}

/** The texts of some columns, by field. */
const textsIn = (row: Row, columns: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [field, [textOf(row[column])]]),
  );

/** Plants or animals; a title of the page that says more than the common name is one of its names. */
const readSpecies =
  (table: "plants" | "animals", more: Record<string, string> = {}): ReadTexts =>
  async (knex, ids) => {
    const named = { nameScientific: "name_scientific", aka: "aka", ...more };
    const columns = ["name_common", "name_display", "fold_notes", ...Object.values(named)];
    const query = from(knex, table).select("id", "internal", ...columns);
    return (await rowsOf(knex, query, "id", ids)).map((row) => ({
      id: idOf(row),
      texts: () => ({
        nameCommon: [textOf(row["name_common"]), textOf(row["name_display"])],
        ...textsIn(row, { ...named, notes: "fold_notes" }),
      }),
      isInternal: booleanOf(row["internal"]),
      page: null,
    }));
  };

const readPlants = readSpecies("plants", { family: "family" });
const readAnimals = readSpecies("animals", {
  classTax: "class_tax",
  order: "order",
  family: "family",
});

/** The tags of photos as words. */
async function readTagWords(knex: Knex, ids: number[] | null): Promise<Map<number, string[]>> {
  const words = new Map<number, string[]>();
  for (const kind of tagKindNames) {
    const { join, id } = tagKinds[kind];
    const query = from(knex, join).select("photo_id", { tag: id });
    for (const row of await rowsOf(knex, query, "photo_id", ids)) {
      const photoId = numberOf(row["photo_id"]);
      const word = tagWord(kind, numberOf(row["tag"]));
      words.set(photoId, [...(words.get(photoId) ?? []), word]);
    }
  }
  return words;
}

const readPhotoTexts: ReadTexts = async (knex, ids) => {
  const query = from(knex, "photos").whereRaw(keptPhoto());
  void query.select("id", "caption", "alt", "visibility");
  const tags = await readTagWords(knex, ids);
  return (await rowsOf(knex, query, "id", ids)).map((row) => ({
    id: idOf(row),
    texts: () => ({
      ...textsIn(row, { caption: "caption", alt: "alt" }),
      tags: tags.get(idOf(row)) ?? [],
    }),
    isInternal: visibilityOf(row["visibility"]) !== "public",
    page: null,
  }));
};

/** Keywords and photo categories: photos are found by their names. */
const readNames =
  (table: "keywords" | "categories", column: string): ReadTexts =>
  async (knex, ids) => {
    const query = from(knex, table).select("id", column);
    if (table === "categories") void query.where("cp_list_id", photoCategoryList);
    return (await rowsOf(knex, query, "id", ids)).map((row) => ({
      id: idOf(row),
      texts: () => textsIn(row, { name: column }),
      isInternal: false,
      page: null,
    }));
  };

const readKeywords = readNames("keywords", "keyword");
const readCategories = readNames("categories", "cp_option_name");

/** The page that shows the resources of a category. */
const pageOf = (categoryId: number): SwitchedPage =>
  categoryId === catsCategoryId || categoryId === catRefsCategoryId ? "cats" : "resources";

const readResources: ReadTexts = async (knex, ids) => {
  const query = from(knex, "resources");
  void query
    .join("resources_category_lnk", "resources_category_lnk.resource_id", "resources.id")
    .select("resources.id", "title", "subtitle", "description", "internal", "category_id");
  return (await rowsOf(knex, query, "resources.id", ids)).map((row) => ({
    id: idOf(row),
    texts: () => ({
      ...textsIn(row, { title: "title", subtitle: "subtitle" }),
      description: [htmlWords(textOf(row["description"]))],
    }),
    isInternal: booleanOf(row["internal"]),
    page: pageOf(numberOf(row["category_id"])),
  }));
};

const readPlans: ReadTexts = async (knex, ids) =>
  (await rowsOf(knex, from(knex, "plans").select(), "id", ids)).map((row) => {
    const { planId, title, period, intro, sheets, internal } = presentPlan(row);
    const beds = sheets.flatMap((sheet) => sheet.beds.map(({ name }) => name));
    return {
      id: planId,
      texts: () => ({
        title: [title],
        period: [period],
        beds,
        sheets: sheets.map((sheet) => sheet.title),
        intro: [htmlWords(intro)],
      }),
      isInternal: internal,
      page: "plans",
    };
  });

/** How the texts of each kind are read. */
export const textReaders: Record<IndexedKind, ReadTexts> = {
  plants: readPlants,
  animals: readAnimals,
  photos: readPhotoTexts,
  resources: readResources,
  plans: readPlans,
  keywords: readKeywords,
  categories: readCategories,
};
