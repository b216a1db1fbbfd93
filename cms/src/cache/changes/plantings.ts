/**
 * The topic `plantings` of the change log, whose ids are plants: a plan notes those whose plantings, as their
 * pages show them, have changed, so that the pages of all its other plants stay in the cache.
 */

/** What the pages of its plants show of a plan. */
const shown = ["key_id", "title", "period", "internal", '"order"'];

/** One row for each planting of a plan's old or new row: its plant, and all that is shown of it. */
const linesOnSqlite = (row: "old" | "new") =>
  `select planting.value ->> 'plantId' as plant,
     ${shown.map((column) => `${row}.${column}`).join(", ")},
     sheet.key, sheet.value ->> 'sheetId', sheet.value ->> 'title', planting.value,
     (select bed.value ->> 'name' from json_each(sheet.value, '$.beds') bed
       where bed.value ->> 'bedId' = planting.value ->> 'bedId')
   from json_each(${row}.parts, '$.sheets') sheet, json_each(sheet.value, '$.plantings') planting`;

/** The triggers for SQLite. */
export function plantingTriggersOnSqlite(): string[] {
  const [before, after] = [linesOnSqlite("old"), linesOnSqlite("new")];
  const without = (some: string, others: string) =>
    `select plant from (select * from (${some}) except select * from (${others}))`;
  const changed = {
    insert: `select plant from (${after})`,
    update: `${without(before, after)} union ${without(after, before)}`,
    delete: `select plant from (${before})`,
  };
  return Object.entries(changed).map(
    ([event, plants]) => `create trigger if not exists note_${event}_plantings
      after ${event} on plans begin
        insert into record_changes (topic, record_id) select distinct 'plantings', plant from (${plants});
      end`,
  );
}

/** The same for PostgreSQL: the name of a trigger of `plans`, and the functions that it calls. */
export function plantingTriggerOnPostgres(channel: string) {
  const lines = (row: "old" | "new") =>
    `select * from plantings_shown(to_jsonb(${row}.parts),
       jsonb_build_array(${shown.map((column) => `${row}.${column}`).join(", ")}))`;
  const name = "note_plantings_plans";
  return {
    name,
    table: "plans",
    functions: [
      `create or replace function plantings_shown(parts jsonb, plan jsonb)
       returns table (plant integer, shown jsonb) language sql immutable as $$
         select (planting ->> 'plantId')::integer, jsonb_build_array(plan, place, sheet -> 'sheetId',
           sheet -> 'title', planting, (select bed -> 'name'
             from jsonb_array_elements(sheet -> 'beds') bed where bed -> 'bedId' = planting -> 'bedId'))
         from jsonb_array_elements(parts -> 'sheets') with ordinality sheets (sheet, place),
           jsonb_array_elements(sheet -> 'plantings') planting $$`,
      `create or replace function note_plantings() returns trigger language plpgsql as $$
       begin
         insert into record_changes (topic, record_id)
         select distinct 'plantings', plant from (
           (${lines("old")} except ${lines("new")}) union (${lines("new")} except ${lines("old")})
         ) changed;
         perform pg_notify('${channel}', ''); return null;
       end $$`,
    ],
    trigger: `create trigger ${name} after insert or update or delete on plans
      for each row execute function note_plantings()`,
  };
}
