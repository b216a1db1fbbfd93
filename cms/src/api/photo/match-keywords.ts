import { DateTime } from "luxon";
import { suggestAlt, type PhotoTags } from "shared-types";
import { environment } from "../../platform/environment";
import { fold } from "../../database/fold";
import { from, type Knex, type Row } from "../../database/knex";
import { booleanOf, numberOf, textOf } from "../../database/row";
import type { PhotoMetadata } from "./formats/metadata";

/** The tags that the keywords of a photo's file match. */
export interface MatchedKeywords {
  tags: PhotoTags;
  /** Keywords the site does not have. */
  unknown: string[];
  alt: string;
}

const ids = (rows: Row[]) => rows.map((row) => numberOf(row["id"]));

function speciesNamed(knex: Knex, table: "plants" | "animals", words: string[]): Promise<Row[]> {
  return from(knex, table)
    .whereIn("fold_common", words)
    .orWhereIn("fold_scientific", words)
    .select("id", "name_common", "internal", "fold_common", "fold_scientific")
    .orderBy("id");
}

function dayOf(dateTaken: string | null): string {
  if (dateTaken === null) return "";
  return DateTime.fromISO(dateTaken, { zone: environment.timeZone }).toFormat("yyyy-MM-dd");
}

/** Matches the keywords of a file with the site's keywords, plants and animals. */
export async function matchKeywords(knex: Knex, metadata: PhotoMetadata): Promise<MatchedKeywords> {
  const { keywords, dateTaken } = metadata;
  const words = keywords.map(fold);
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
  // The alt text is public, so it must not name internal records.
  const shown = species.filter((row) => !booleanOf(row["internal"]));
  const hidden = new Set(
    species
      .filter((row) => booleanOf(row["internal"]))
      .flatMap((row) => [textOf(row["fold_common"]), textOf(row["fold_scientific"])]),
  );
  return {
    tags: { plants: ids(plants), animals: ids(animals), keywords: ids(known), categories: [] },
    unknown: keywords.filter((keyword) => !matched.has(fold(keyword))),
    alt: suggestAlt({
      names: shown.map((row) => textOf(row["name_common"])),
      title: metadata.title || metadata.caption,
      keywords: keywords.filter((keyword) => !hidden.has(fold(keyword))),
      day: dayOf(dateTaken),
    }),
  };
}
