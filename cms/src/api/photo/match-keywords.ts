import type { Core } from "@strapi/strapi";
import { wordKey } from "shared-types/photo-word/codes";
import type { PhotoTags } from "shared-types/photo/schema";
import { speciesKinds, type SpeciesKind } from "shared-types/species/codes";
import { fold } from "../../database/fold";
import { from, type Knex, type Row } from "../../database/knex";
import { idOf, numberOf, textOf } from "../../database/row";
import { serviceOf } from "../../platform/services";
import type { FileKeyword } from "./formats/file-keywords";
import type { PhotoMetadata } from "./formats/metadata";
import type { Settled } from "./settled-words";

/** The tags that the keywords of a photo's file match. */
interface MatchedKeywords {
  tags: PhotoTags;
  /** Keywords the site does not have. */
  unknown: string[];
}

const ids = (rows: Row[]) => rows.map((row) => numberOf(row["id"]));

function speciesNamed(knex: Knex, table: "plants" | "animals", words: string[]): Promise<Row[]> {
  return from(knex, table)
    .whereIn("fold_common", words)
    .orWhereIn("fold_scientific", words)
    .select("id", "fold_common", "fold_scientific")
    .orderBy("id");
}

const namesOf = (row: Row) => [textOf(row["fold_common"]), textOf(row["fold_scientific"])];

/** The names that both a plant and an animal have. */
function sharedNames(plants: Row[], animals: Row[]): Set<string> {
  const ofPlants = new Set(plants.flatMap(namesOf));
  return new Set(animals.flatMap(namesOf).filter((name) => ofPlants.has(name)));
}

/** Finds the one plant or animal of the site that has its scientific name in a text among other words. */
async function speciesInWords(
  strapi: Core.Strapi,
  knex: Knex,
): Promise<(text: string) => { kind: SpeciesKind; id: number } | null> {
  const own = [];
  for (const kind of speciesKinds) {
    const query = from(knex, `${kind}s`).whereNot("fold_scientific", "");
    for (const row of await query.select("id", "name_scientific").orderBy("id"))
      own.push({ kind, id: idOf(row), nameScientific: textOf(row["name_scientific"]) });
  }
  return serviceOf(strapi, "api::name.name").inText(own);
}

/**
 * Matches the keywords of a file with the site's keywords, plants and animals: by name, as the owner has settled them, or by a scientific
 * name among other words.
 */
export async function matchKeywords(
  strapi: Core.Strapi,
  knex: Knex,
  { keywords }: PhotoMetadata,
  settled: ReadonlyMap<string, Settled>,
): Promise<MatchedKeywords> {
  // A keyword of the site may look like a path.
  const words = keywords.flatMap(({ whole, leaf }) => [fold(whole), fold(leaf)]);
  const [known, plants, animals] = await Promise.all([
    from(knex, "keywords")
      .whereIn("fold_keyword", words)
      .select("id", "fold_keyword")
      .orderBy("id"),
    speciesNamed(knex, "plants", words),
    speciesNamed(knex, "animals", words),
  ]);
  // A name that a plant and an animal share is asked about, not guessed.
  const shared = sharedNames(plants, animals);
  const isOne = (row: Row) =>
    !namesOf(row).some((name) => words.includes(name) && shared.has(name));
  const species = [...plants, ...animals];
  const matched = new Set([
    ...known.map((row) => textOf(row["fold_keyword"])),
    ...species.flatMap(namesOf),
  ]);
  const isMatched = ({ whole, leaf }: FileKeyword) =>
    matched.has(fold(whole)) || matched.has(fold(leaf));
  const isLong = ({ leaf }: FileKeyword) => /(?:\S+[\s,/(]+){2}\S/u.test(leaf);
  const inWords = keywords.some((keyword) => isLong(keyword) && !isMatched(keyword))
    ? await speciesInWords(strapi, knex)
    : () => null;
  const settledAs = (keyword: FileKeyword) =>
    settled.get(wordKey(keyword.leaf)) ?? (isMatched(keyword) ? null : inWords(keyword.leaf));
  const also = (kind: SpeciesKind) =>
    keywords.flatMap((keyword) => {
      const known = settledAs(keyword);
      return known?.kind === kind ? [known.id] : [];
    });
  return {
    tags: {
      plants: [...new Set([...ids(plants.filter(isOne)), ...also("plant")])],
      animals: [...new Set([...ids(animals.filter(isOne)), ...also("animal")])],
      keywords: ids(known),
      categories: [],
    },
    unknown: keywords.flatMap((keyword) => {
      const { leaf, isOffered } = keyword;
      return isOffered && !isMatched(keyword) && !settledAs(keyword)?.kind ? [leaf] : [];
    }),
  };
}
