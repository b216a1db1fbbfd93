import type { Core } from "@strapi/strapi";
import { animalFilterDefault } from "shared-types/animal/fields";
import { plantFilterDefault } from "shared-types/plant/fields";
import type { DataName, DataParts, FoldedNotes } from "shared-types/publish/data";
import { dependsOn } from "../../cache/dependencies";
import { from } from "../../database/knex";
import { textOf } from "../../database/row";
import { serviceOf } from "../../platform/services";
import { presentQuote } from "../quote/presenter";
import { findQuotes } from "../quote/query";
import { foundSources } from "./found-sources";
import { photoSources } from "./photo-sources";
import { yardSources } from "./yard-sources";

/** Where one kind of a copy's data comes from. It reads only what visitors see, and declares what that depends on. */
export interface DataSource<Name extends DataName = DataName> {
  name: Name;
  /** Of its parts. */
  keys: () => Promise<readonly string[]>;
  part: (key: string) => Promise<DataParts[Name]>;
}

/** All of it in one part. */
const whole = <Name extends DataName>(
  name: Name,
  part: () => Promise<DataParts[Name]>,
): DataSource<Name> => ({ name, keys: () => Promise.resolve(["all"]), part });

async function notesOf({ db }: Core.Strapi, table: "plants" | "animals"): Promise<FoldedNotes> {
  dependsOn(table, "all");
  const rows = await from(db.connection, table)
    .where("internal", false)
    .select("key_id", "fold_notes")
    .orderBy("id");
  return Object.fromEntries(
    rows
      .map((row) => [textOf(row["key_id"]), textOf(row["fold_notes"])] as const)
      .filter(([, notes]) => notes !== ""),
  );
}

/** All data of a copy. */
export function dataSources(strapi: Core.Strapi): DataSource[] {
  const reader = serviceOf(strapi, "api::site.reader");
  return [
    whole("flora", () => reader.flora(plantFilterDefault)),
    whole("flora-notes", () => notesOf(strapi, "plants")),
    whole("fauna", () => reader.fauna(animalFilterDefault)),
    whole("fauna-notes", () => notesOf(strapi, "animals")),
    whole("quotes", async () => {
      dependsOn("quotes", "all");
      return (await findQuotes(strapi.db.connection)).map(presentQuote);
    }),
    ...photoSources(strapi),
    ...foundSources(strapi),
    ...yardSources(strapi),
  ];
}
