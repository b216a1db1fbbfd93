import type { Core } from "@strapi/strapi";
import { speciesKinds, type SpeciesKind } from "shared-types/species/codes";
import { from, type Knex } from "../../database/knex";
import { idOf, textOf } from "../../database/row";
import { serviceOf } from "../../platform/services";

/** Finds the one plant or animal of the site that has its scientific name in a text among other words. */
export async function speciesInWords(
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
