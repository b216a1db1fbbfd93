import { from, orderByText, type Knex, type Row } from "../../database/knex";

/** All keywords in order, with the number of photos outside the bin that have them. */
export async function findKeywords(knex: Knex): Promise<Row[]> {
  const uses = knex("photos_keywords_lnk")
    .join("photos", "photos.id", "photos_keywords_lnk.photo_id")
    .whereNull("photos.date_deleted")
    .whereRaw("photos_keywords_lnk.keyword_id = keywords.id")
    .count()
    .as("uses");
  return await from(knex, "keywords")
    .select("id", "keyword", uses)
    .orderByRaw(orderByText(knex, "fold_keyword", "asc"))
    .orderBy("id");
}

/** The column of a keyword that its form edits. */
export function findKeyword(knex: Knex, id: number): Promise<Row | undefined> {
  return from(knex, "keywords").where({ id }).first<Row | undefined>("keyword");
}
