import { fold } from "../../database/fold";
import { from, type Knex } from "../../database/knex";
import { textOf, type DbValue } from "../../database/row";
import type { PhotoMetadata } from "./formats/metadata";

/** The words of a photo's file that may name something, a line each. Of machine tags only those that name a species are. */
const wordsOf = ({ keywords }: PhotoMetadata): string[] =>
  keywords.flatMap(({ leaf, isOffered }) => (isOffered ? [leaf] : []));

/**
 * What is kept of the words of a photo's file, and of its rating (1 to 5 stars, -1 for rejected). It is the owner's: no answer
 * to a visitor has it (docs/decisions/153).
 */
export const wordColumns = (metadata: PhotoMetadata) => ({
  wordsInFile: wordsOf(metadata).join("\n"),
  ratingInFile: metadata.rating,
});

/** The words that are kept of a photo. */
export const keptWords = (stored: DbValue): string[] =>
  textOf(stored)
    .split("\n")
    .filter((word) => word !== "");

/** Adds what a file that is here already, or a file beside it, says: an earlier version did not keep it. */
export async function keepWords(
  knex: Knex,
  photoId: number,
  metadata: PhotoMetadata,
): Promise<void> {
  const row = await from(knex, "photos")
    .where("id", photoId)
    .first("words_in_file", "rating_in_file");
  const words = new Map(keptWords(row?.["words_in_file"]).map((word) => [fold(word), word]));
  for (const word of wordsOf(metadata)) if (!words.has(fold(word))) words.set(fold(word), word);
  await from(knex, "photos")
    .where("id", photoId)
    .update({
      words_in_file: [...words.values()].join("\n"),
      rating_in_file: metadata.rating ?? row?.["rating_in_file"] ?? null,
    });
}
