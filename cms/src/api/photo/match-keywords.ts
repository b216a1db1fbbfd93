import type { PhotoTags } from "shared-types/photo/codes";
import { fold } from "../../database/fold";
import { from, type Knex, type Row } from "../../database/knex";
import { numberOf, textOf } from "../../database/row";
import type { PhotoMetadata } from "./formats/metadata";

/** The tags that the keywords of a photo's file match. */
export interface MatchedKeywords {
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

/** Matches the keywords of a file with the site's keywords, plants and animals. */
export async function matchKeywords(
  knex: Knex,
  { keywords }: PhotoMetadata,
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
  const species = [...plants, ...animals];
  const matched = new Set([
    ...known.map((row) => textOf(row["fold_keyword"])),
    ...species.flatMap((row) => [textOf(row["fold_common"]), textOf(row["fold_scientific"])]),
  ]);
  return {
    tags: { plants: ids(plants), animals: ids(animals), keywords: ids(known), categories: [] },
    unknown: keywords.flatMap(({ whole, leaf, isOffered }) =>
      isOffered && !matched.has(fold(whole)) && !matched.has(fold(leaf)) ? [leaf] : [],
    ),
  };
}
