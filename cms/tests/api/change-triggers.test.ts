import { expect, test } from "vitest";
import { createTriggersOnPostgres } from "../../src/cache/changes/postgres";
import { createTriggersOnSqlite } from "../../src/cache/changes/sqlite";
import { isPostgres } from "../../src/database/knex";
import { useSite } from "../boot";

const site = useSite();

async function triggersOf(table: string): Promise<string[]> {
  const { connection } = site.strapi.db;
  const there = isPostgres(connection)
    ? connection("pg_trigger").whereRaw("tgrelid = ?::regclass and not tgisinternal", [table])
    : connection("sqlite_master").where({ type: "trigger", tbl_name: table });
  const name = isPostgres(connection) ? "tgname" : "name";
  return (await there.orderBy(name).pluck<string[]>(name)).sort();
}

test("triggers of the site record that an older version made are replaced", async () => {
  const { connection } = site.strapi.db;
  const today = await triggersOf("site_records");
  const home = today.find((name) => name.startsWith("note_home_")) ?? "";
  const older = "note_home_site_records";
  // As an older version logged a change of the letter: under a number that is another part's today.
  if (isPostgres(connection)) {
    await connection.raw("drop trigger ?? on site_records", [home]);
    await connection.raw(`create trigger ${older} after update on site_records for each row
      when (old.welcome_text is distinct from new.welcome_text) execute function note_site('3')`);
  } else {
    await connection.raw("drop trigger ??", [home]);
    await connection.raw(`create trigger ${older} after update on site_records
      when old.welcome_text is not new.welcome_text
      begin insert into record_changes (topic, record_id) values ('site', 3); end`);
  }
  const start = isPostgres(connection) ? createTriggersOnPostgres : createTriggersOnSqlite;
  await start(connection);
  expect(await triggersOf("site_records")).toEqual(today);

  await connection("site_records").insert({ document_id: "site" });
  await connection("record_changes").delete();
  await connection("site_records").update({ welcome_text: "Two oaks." });
  const logged = connection("record_changes").where({ topic: "site" });
  expect(await logged.pluck<number[]>("record_id")).toEqual([2]);
});
