import { wordKey } from "shared-types/photo-word/codes";
import type { PhotoVisibility } from "shared-types/photo/codes";
import { speciesKinds, type SpeciesKind } from "shared-types/species/codes";
import { fold } from "../../database/fold";
import { from, type Knex, type Row } from "../../database/knex";
import { keptPhoto, visibilityIn } from "../../database/photo-visibility";
import { dateOf, idOf, numberOf, textOf } from "../../database/row";
import { tagKinds } from "../../database/tag-kinds";
import { keptWords } from "../photo/words-in-file";

/** A photo whose file has words. */
export interface WordPhoto {
  id: number;
  visibility: PhotoVisibility;
  /** 1 to 5 stars, 0 for none, -1 for rejected. */
  rating: number;
  /** When it was taken, as the database has it; '' when not known. */
  taken: string;
}

/** A word, in its most frequent spelling, and the photos whose files have it and that are not tagged with it as a keyword. */
export interface FileWord {
  key: string;
  word: string;
  photos: WordPhoto[];
}

interface Counted extends FileWord {
  spellings: Map<string, number>;
}

const newWord = (key: string, word: string): Counted => ({
  ...{ key, word, photos: [] },
  spellings: new Map(),
});

/** The words of the photos' files by key, those of most photos first. */
export async function findFileWords(knex: Knex): Promise<Map<string, FileWord>> {
  const query = from(knex, "photos").whereRaw(keptPhoto()).whereNot("words_in_file", "");
  void query.select("id", "words_in_file", "rating_in_file", "date_taken");
  void query.select({ visible: knex.raw(visibilityIn("photos")) });
  const rows = await query.orderBy("id");
  const keywords = await keywordsOf(knex);
  const found = new Map<string, Counted>();
  for (const row of rows) {
    const photo: WordPhoto = {
      id: idOf(row),
      visibility: textOf(row["visible"]) as PhotoVisibility,
      rating: numberOf(row["rating_in_file"]),
      taken: dateOf(row["date_taken"]) ?? "",
    };
    const own = keywords.get(photo.id);
    for (const word of keptWords(row["words_in_file"])) {
      const key = wordKey(word);
      if (key === "" || own?.has(fold(word))) continue;
      const one = found.get(key) ?? newWord(key, word);
      found.set(key, one);
      one.photos.push(photo);
      one.spellings.set(word, (one.spellings.get(word) ?? 0) + 1);
    }
  }
  const words = [...found.values()].map(({ spellings, ...one }): FileWord => {
    const [[word] = [one.word]] = [...spellings].sort(([, a], [, b]) => b - a);
    return { ...one, word };
  });
  words.sort((a, b) => b.photos.length - a.photos.length || a.word.localeCompare(b.word, "en-US"));
  return new Map(words.map((one) => [one.key, one]));
}

/** The folded keywords of each photo. */
async function keywordsOf(knex: Knex): Promise<Map<number, Set<string>>> {
  const { join, id, table } = tagKinds.keywords;
  const query = from(knex, join).select({
    photo: `${join}.photo_id`,
    word: `${table}.fold_keyword`,
  });
  void query.join(table, `${table}.id`, `${join}.${id}`);
  const rows = (await query) as Row[];
  const keywords = new Map<number, Set<string>>();
  for (const row of rows) {
    const photo = numberOf(row["photo"]);
    keywords.set(photo, (keywords.get(photo) ?? new Set<string>()).add(textOf(row["word"])));
  }
  return keywords;
}

/** Which photos are tagged with each plant and animal, by kind and id. */
export async function findTagged(
  knex: Knex,
): Promise<(kind: SpeciesKind, id: number) => ReadonlySet<number>> {
  const tagged = new Map<string, Set<number>>();
  for (const kind of speciesKinds) {
    const { join, id } = tagKinds[`${kind}s`];
    const query = from(knex, join).select({ photo: `${join}.photo_id`, tag: `${join}.${id}` });
    const rows = (await query) as Row[];
    for (const row of rows) {
      const key = `${kind} ${numberOf(row["tag"])}`;
      tagged.set(key, (tagged.get(key) ?? new Set<number>()).add(numberOf(row["photo"])));
    }
  }
  const none = new Set<number>();
  return (kind, id) => tagged.get(`${kind} ${id}`) ?? none;
}
