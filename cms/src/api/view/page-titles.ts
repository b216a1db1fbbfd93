import { photoTitle } from "shared-types/photo/alt";
import { namedPages, pageNameOf } from "shared-types/site/codes";
import { paths } from "shared-types/site/paths";
import { from, type Knex, type Row } from "../../database/knex";
import { idOf, textOf } from "../../database/row";
import { readSiteDraft } from "../site-record/query";

/** The records that have pages of their own: below which path, by which column, and called what. */
const kinds = [
  { below: paths.flora, table: "plants", key: "key_id", names: ["name_display", "name_common"] },
  { below: paths.fauna, table: "animals", key: "key_id", names: ["name_display", "name_common"] },
  { below: paths.plans, table: "plans", key: "key_id", names: ["title"] },
  { below: paths.photos, table: "photos", key: "id", names: ["alt", "caption"] },
];

function nameOf(table: string, names: string[], row: Row): string {
  if (table !== "photos") return names.map((name) => textOf(row[name])).find(Boolean) ?? "";
  const [alt, caption] = [textOf(row["alt"]), textOf(row["caption"])];
  return photoTitle({ photoId: idOf(row), alt, caption });
}

/** What the pages at these paths are called today; a page that is gone has no title. */
export async function pageTitles(knex: Knex, all: readonly string[]): Promise<Map<string, string>> {
  const { names: own } = await readSiteDraft(knex);
  const titles = new Map(namedPages.map((page) => [paths[page], pageNameOf(own, page)]));
  titles.set(paths.search, "Search");
  for (const { below, table, key, names } of kinds) {
    const keys = all
      .filter((path) => path.startsWith(`${below}/`))
      .map((path) => path.slice(below.length + 1));
    const known = key === "id" ? keys.filter((one) => /^[1-9]\d{0,8}$/.test(one)) : keys;
    if (known.length === 0) continue;
    const rows = await from(knex, table)
      .whereIn(key, known)
      .select(...new Set(["id", key, ...names]));
    for (const row of rows) titles.set(`${below}/${textOf(row[key])}`, nameOf(table, names, row));
  }
  return titles;
}
