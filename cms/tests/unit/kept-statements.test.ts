import Database from "better-sqlite3";
import { expect, test, vi } from "vitest";
import { keepStatements } from "../../src/database/kept-statements";

test("a statement is compiled once, and answers rightly after the table has changed", () => {
  const database = new Database(":memory:");
  const compiled = vi.spyOn(database, "prepare");
  keepStatements(database);
  database.exec("create table plants (id integer, name text)");
  const add = (name: string) => database.prepare("insert into plants (name) values (?)").run(name);
  const all = () => database.prepare("select * from plants").all();
  add("Yarrow");
  add("Aster");
  expect(all()).toHaveLength(2);
  database.exec("alter table plants drop column id");
  database.exec("alter table plants add column height integer default 3");
  expect(all()).toEqual([
    { name: "Yarrow", height: 3 },
    { name: "Aster", height: 3 },
  ]);
  expect(compiled).toHaveBeenCalledTimes(2);
  database.close();
});
