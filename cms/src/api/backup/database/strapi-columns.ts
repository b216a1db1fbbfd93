interface StoredTable {
  name: string;
  columns: { name: string; type: string; args: number[] }[];
  foreignKeys: { name: string; columns: string[] }[];
}

/** Strapi's own description of its tables, with types that SQLite does not record. */
export interface StrapiColumns {
  /** The columns of a table; undefined if it is not Strapi's. */
  get(table: string): Map<string, { type: string; args: number[] }> | undefined;
  foreignKeyName(table: string, columns: string[]): string | undefined;
}

/** Reads the newest entry of `strapi_database_schema`. */
export function strapiColumns(stored: string | null): StrapiColumns {
  const { tables } = JSON.parse(stored ?? `{"tables":[]}`) as { tables: StoredTable[] };
  const byName = new Map(tables.map((table) => [table.name, table]));
  const columns = new Map(
    tables.map(({ name, columns: all }) => [name, new Map(all.map((one) => [one.name, one]))]),
  );
  return {
    get: (table) => columns.get(table),
    foreignKeyName: (table, named) =>
      byName.get(table)?.foreignKeys.find((key) => key.columns.join() === named.join())?.name,
  };
}
