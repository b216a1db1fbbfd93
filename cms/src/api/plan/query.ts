import { isKeyId } from "shared-types/species/codes";
import { findByFormerKey } from "../../database/former-keys";
import { from, whereIds, type Knex, type Query, type Row } from "../../database/knex";
import { textOf } from "../../database/row";
import { speciesById } from "../species/query";

const columns = ["id", "key_id", "title", "period", "intro", "order", "internal", "parts"];

const newestFirst = (query: Query) =>
  query.orderByRaw('coalesce("order", 0) desc').orderBy("id", "desc");

/** All plans, the newest first. */
export async function findPlans(knex: Knex, withInternal: boolean): Promise<Row[]> {
  const query = from(knex, "plans").select(columns);
  if (!withInternal) void query.where("internal", false);
  return await newestFirst(query);
}

/** The plans with these ids; visitors see no internal ones. */
export async function findPlansById(
  knex: Knex,
  ids: number[],
  withInternal: boolean,
): Promise<Row[]> {
  const query = from(knex, "plans").select(columns);
  whereIds(knex, query, "id", ids);
  if (!withInternal) void query.where("internal", false);
  return await query;
}

/** The keys of the public plans, the newest first. */
export async function findPlanKeys(knex: Knex): Promise<string[]> {
  const query = from(knex, "plans").select("key_id").where("internal", false);
  const rows = await newestFirst(query);
  return rows.map((row) => textOf(row["key_id"]));
}

/** A plan by its id, internal ones too. */
export function findPlan(knex: Knex, id: number): Promise<Row | undefined> {
  return from(knex, "plans").where({ id }).first<Row | undefined>(columns);
}

const idPattern = /^\d{1,9}$/;

/** By key, id or former key; a key of digits takes precedence over the id (docs/decisions/007). */
export async function findPlanToEdit(knex: Knex, keyOrId: string): Promise<Row | undefined> {
  const byKey = isKeyId(keyOrId)
    ? await from(knex, "plans").where("key_id", keyOrId).first<Row | undefined>(columns)
    : undefined;
  const found = idPattern.test(keyOrId) ? await findPlan(knex, Number(keyOrId)) : undefined;
  return byKey ?? found ?? findPlan(knex, await findByFormerKey(knex, "plan", keyOrId));
}

/** The plants with these ids, by common name. */
export async function findPlantsOf(
  knex: Knex,
  ids: number[],
  withInternal: boolean,
): Promise<Row[]> {
  const query = speciesById(knex, "plant", ids, withInternal);
  return await query.orderBy("plants.fold_common").orderBy("plants.id");
}

const viewpointColumns = ["id", "name", "plan_id", "sheet_id", "x", "y", "photos"];

/** All viewpoints, by name. */
export async function findViewpoints(knex: Knex): Promise<Row[]> {
  return await from(knex, "viewpoints").select(viewpointColumns).orderBy("name").orderBy("id");
}

/** One viewpoint. */
export function findViewpoint(knex: Knex, id: number): Promise<Row | undefined> {
  return from(knex, "viewpoints").where({ id }).first<Row | undefined>(viewpointColumns);
}
