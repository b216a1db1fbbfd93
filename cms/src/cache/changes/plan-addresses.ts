/**
 * The topic `planaddresses` of the change log: plans that came, went, or changed what decides where the navigation of
 * every page leads. A save of what is drawn on a plan leaves all other pages in the cache.
 */

const table = "plans";
const columns = ["key_id", "internal", '"order"'];
const log = "insert into record_changes (topic, record_id) values ('planaddresses', null);";

/** The triggers for SQLite. */
export function planAddressTriggersOnSqlite(): string[] {
  const differs = columns.map((column) => `old.${column} is not new.${column}`).join(" or ");
  return [
    ["insert", ""],
    ["update", `when ${differs}`],
    ["delete", ""],
  ].map(
    ([event, when]) => `create trigger if not exists note_${event}_plan_addresses
      after ${event} on ${table} ${when} begin ${log} end`,
  );
}

/** The same for PostgreSQL: the function that they call, and the triggers of `plans` by name. */
export function planAddressTriggersOnPostgres(channel: string) {
  const differs = columns.map((column) => `old.${column} is distinct from new.${column}`);
  const when: [event: string, rows: string][] = [
    ["insert", "for each statement"],
    ["delete", "for each statement"],
    ["truncate", "for each statement"],
    ["update", `for each row when (${differs.join(" or ")})`],
  ];
  return {
    table,
    function: `create or replace function note_plan_addresses() returns trigger language plpgsql as $$
      begin ${log} perform pg_notify('${channel}', ''); return null; end $$`,
    triggers: when.map(([event, rows]) => {
      const name = `note_${event}_plan_addresses`;
      const create = `create trigger ${name} after ${event} on ${table} ${rows}
        execute function note_plan_addresses()`;
      return { name, create };
    }),
  };
}
