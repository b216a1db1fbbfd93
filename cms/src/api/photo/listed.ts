import { dayIn } from "shared-types/kit/time-zone";
import type { FoldedTagNames, ListedPhoto } from "shared-types/photo/list";
import { tagWord } from "shared-types/search/records";
import { dependsOn, dependsOnAll } from "../../cache/dependencies";
import { from, whereIds, type Knex, type Row } from "../../database/knex";
import { publicPhoto } from "../../database/photo-visibility";
import { dateOf, idOf, numberOf, textOf } from "../../database/row";
import { readSite } from "../site-record/settings";
import type { Tagged } from "./presenter";
import { findTags, tagsOfPublicPhotos, withTags } from "./tag-query";

/** What tags are found by: the columns in which a search for keywords looks (./search.ts). */
export const nameColumns = [
  ["keywords", "fold_keyword"],
  ["plants", "fold_common"],
  ["animals", "fold_common"],
] as const;

function presentListed({ row, tags }: Tagged, timeZone: string): ListedPhoto {
  const [uploaded, taken] = [dateOf(row["date_uploaded"]), dateOf(row["date_taken"])];
  const dayOf = (date: string | null) => (date === null ? "" : dayIn(timeZone, new Date(date)));
  return {
    id: idOf(row),
    uploaded: Date.parse(uploaded ?? ""),
    uploadedOn: dayOf(uploaded),
    taken: taken === null ? null : Date.parse(taken),
    takenOn: textOf(row["taken_on"]) || dayOf(taken),
    categories: tags.categories,
    tags: nameColumns.flatMap(([kind]) => tags[kind].map((id) => tagWord(kind, id))),
  };
}

/** The photos among these that visitors see, as a copy of the site lists them. */
export async function readListedPhotos(knex: Knex, ids: number[]): Promise<ListedPhoto[]> {
  const { timeZone } = await readSite(knex);
  dependsOn("photos", ids);
  const query = from(knex, "photos").whereRaw(publicPhoto()).orderBy("id");
  whereIds(knex, query, "id", ids);
  const rows: Row[] = await query.select("id", "date_uploaded", "date_taken", "taken_on");
  const tags = await findTags(knex, rows.map(idOf));
  return withTags(rows, tags, false).map((photo) => presentListed(photo, timeZone));
}

/** The folded names by which visitors find photos: of what public photos are tagged with. */
export async function readTagNames(knex: Knex): Promise<FoldedTagNames> {
  const names: Record<string, string> = {};
  dependsOnAll("photos", "keywords", "plants", "animals");
  for (const [kind, column] of nameColumns) {
    const query = from(knex, kind)
      .whereIn("id", tagsOfPublicPhotos(knex, kind))
      .orderBy("id")
      .select("id", column);
    if (kind !== "keywords") void query.where("internal", false);
    for (const row of await query) names[tagWord(kind, numberOf(row["id"]))] = textOf(row[column]);
  }
  return names;
}
