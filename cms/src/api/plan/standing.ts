import type { PlantStanding } from "shared-types/plant/answers";
import { dependsOn } from "../../cache/dependencies";
import { isPostgres, type Knex, type Row } from "../../database/knex";
import { presentStanding } from "./presenter";

/** The lists of JSON in a plan's row, one row for each planting. */
const partsOnSqlite = {
  from: `plans, json_each(plans.parts, '$.sheets') sheet, json_each(sheet.value, '$.plantings') part`,
  place: "sheet.key",
  sheet: "sheet.value",
  planting: "part.value",
  beds: "json_each(sheet.value, '$.beds') bed",
  bed: "bed.value",
};

const partsOnPostgres: typeof partsOnSqlite = {
  from: `plans, jsonb_array_elements(plans.parts -> 'sheets') with ordinality sheet (value, place),
    jsonb_array_elements(sheet.value -> 'plantings') part (value)`,
  place: "sheet.place",
  sheet: "sheet.value",
  planting: "part.value",
  beds: "jsonb_array_elements(sheet.value -> 'beds') bed (value)",
  bed: "bed.value",
};

/** Where a plant stands, on the newest plan first, then from its first planting. */
export async function readStanding(
  knex: Knex,
  plantId: number,
  withInternal: boolean,
): Promise<PlantStanding[]> {
  dependsOn("plantings", [plantId]);
  const { place, sheet, planting, beds, bed, ...parts } = isPostgres(knex)
    ? partsOnPostgres
    : partsOnSqlite;
  const number = (of: string, name: string) => `cast(${of} ->> '${name}' as integer)`;
  const query = knex
    .select("plans.id", "key_id", "plans.title", "period", "internal")
    .select(
      knex.raw(`${number(sheet, "sheetId")} as sheet_id, ${sheet} ->> 'title' as sheet_title,
        ${planting} as planting, (select ${bed} ->> 'name' from ${beds}
          where ${bed} ->> 'bedId' = ${planting} ->> 'bedId' limit 1) as bed_name`),
    )
    .from(knex.raw(parts.from))
    .whereRaw(`${number(planting, "plantId")} = ?`, [plantId])
    .orderByRaw(
      `coalesce(plans."order", 0) desc, plans.id desc, ${place},
       coalesce(${planting} ->> 'plantedOn', ''), ${number(planting, "plantingId")}`,
    );
  if (!withInternal) void query.where("internal", false);
  const rows: unknown = await query;
  return (rows as Row[]).map(presentStanding);
}
