const within = (table: string, column: string) => (table === "" ? column : `${table}.${column}`);

/** A photo of an older version has no visibility: it is public. */
export const visibilityIn = (table: string) => `coalesce(${within(table, "visibility")}, 'public')`;

/**
 * The photos that visitors may see, as SQL (docs/product.md 4.11). Partial indexes repeat these words, without a
 * table (database/indexes.ts): either database uses such an index only for the very same condition.
 */
export const publicPhoto = (table = "photos") =>
  `${within(table, "date_deleted")} is null and ${visibilityIn(table)} = 'public'`;

/** The others, those in the bin too. */
export const hiddenPhoto = (table = "photos") =>
  `(${within(table, "date_deleted")} is not null or ${visibilityIn(table)} <> 'public')`;

/** The photos a public page may show as the site's own: public ones, and those that are only for that. */
export const sitePhoto = (table = "photos") =>
  `${within(table, "date_deleted")} is null and ${visibilityIn(table)} in ('public', 'site')`;

/** All but those in the bin. */
export const keptPhoto = (table = "photos") => `${within(table, "date_deleted")} is null`;

/** The photos that the owner (`withInternal`) or a visitor may see. */
export const photoSeenBy = (withInternal: boolean, table?: string) =>
  withInternal ? keptPhoto(table) : publicPhoto(table);
