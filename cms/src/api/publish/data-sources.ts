import type { Core } from "@strapi/strapi";
import { animalFilterDefault } from "shared-types/animal/fields";
import { plantFilterDefault } from "shared-types/plant/fields";
import { idsInPart, partOfRecord, recordsInPart } from "shared-types/publish/data";
import { dependsOn, dependsOnAll } from "../../cache/dependencies";
import { from } from "../../database/knex";
import { idOf, textOf } from "../../database/row";
import { serviceOf } from "../../platform/services";
import { readYardFiles, type YardFiles } from "../calendar/published";
import { presentQuote } from "../quote/presenter";
import { findQuotes } from "../quote/query";
import { readSite } from "../site-record/settings";
import { whole, type DataSource } from "./data-source";
import { foundSources } from "./found-sources";
import { photoSources } from "./photo-sources";

/** The folded notes of plants or animals that visitors see. */
function notesOf(
  { db }: Core.Strapi,
  table: "plants" | "animals",
  name: "flora-notes" | "fauna-notes",
): DataSource<"flora-notes" | "fauna-notes"> {
  const shown = () => from(db.connection, table).where("internal", false).orderBy("id");
  return {
    name,
    async keys() {
      const rows = await shown().whereNot("fold_notes", "").select("id");
      return [...new Set(rows.map((row) => partOfRecord(idOf(row))))];
    },
    async part(key) {
      const ids = idsInPart(key, recordsInPart);
      dependsOn(table, ids);
      const rows = await shown()
        .whereIn("id", ids)
        .whereNot("fold_notes", "")
        .select("key_id", "fold_notes");
      return Object.fromEntries(
        rows.map((row) => [textOf(row["key_id"]), textOf(row["fold_notes"])]),
      );
    },
  };
}

const none = { plants: [], animals: [] };

/** The records of the yard, by year, and what else calendar, week and facets are computed from. */
function yardSources({ db }: Core.Strapi): DataSource[] {
  const knex = db.connection;
  let reading: Promise<YardFiles> | undefined;

  /** All is read at once, whichever part is asked for. */
  async function read(): Promise<YardFiles> {
    dependsOnAll("photos", "plants", "animals", "plantrecords", "animalrecords");
    await readSite(knex, "week");
    reading ??= readYardFiles(knex);
    return reading;
  }

  const yard = whole("yard", async () => (await read()).yard);
  const records: DataSource<"records"> = {
    name: "records",
    keys: async () => [...(await read()).records.keys()].map(String),
    part: async (key) => (await read()).records.get(Number(key)) ?? none,
  };
  return [yard, records];
}

/** All data of a copy. */
export function dataSources(strapi: Core.Strapi): DataSource[] {
  const reader = serviceOf(strapi, "api::site.reader");
  return [
    whole("flora", () => reader.flora(plantFilterDefault)),
    notesOf(strapi, "plants", "flora-notes"),
    whole("fauna", () => reader.fauna(animalFilterDefault)),
    notesOf(strapi, "animals", "fauna-notes"),
    whole("quotes", async () => {
      dependsOnAll("quotes");
      return (await findQuotes(strapi.db.connection)).map(presentQuote);
    }),
    ...photoSources(strapi),
    ...foundSources(strapi),
    ...yardSources(strapi),
  ];
}
