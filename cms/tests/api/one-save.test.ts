import { expect, test } from "vitest";
import { keptCaseOf } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { plant } from "../fixtures/plants";
import { create, documentsOf } from "../fixtures/records";

const { site, panel } = useOwnersSite();

const plants = keptCaseOf("plant");

/** The statements that a save makes, with the quotes of both dialects taken out. */
async function statementsOf(save: () => Promise<unknown>): Promise<string[]> {
  const knex = site.strapi.db.connection;
  const seen: string[] = [];
  const note = ({ sql }: { sql: string }) => seen.push(sql.replaceAll(/["`]/g, ""));
  knex.on("query", note);
  await save().finally(() => knex.off("query", note));
  return seen;
}

/** Those within its one transaction. */
function transactionIn(statements: string[]): string[] {
  const isEdge = (sql: string) => /^(BEGIN|COMMIT)/.test(sql);
  expect(statements.filter(isEdge)).toHaveLength(2);
  return statements.slice(statements.findIndex(isEdge) + 1, statements.findLastIndex(isEdge));
}

const locks = (statements: string[]) =>
  statements.filter((sql) => sql.startsWith("select id, document_id from plants where"));
const draftReads = (statements: string[]) =>
  statements.filter((sql) => sql.startsWith("select plants.id, plants.name_common"));

test("a save by a call locks its row once, and reads it once before and once after", async () => {
  const id = await plants.add(site, panel);
  const all = await statementsOf(() => plants.change(panel, id, "5 ft"));
  const statements = transactionIn(all);
  expect(locks(statements)).toHaveLength(1);
  expect(draftReads(statements)).toHaveLength(2);
  // Beside these: whose change it is, the rules of a save, Strapi's own five, the photos whose proposed alt
  // text names the plant, and the history.
  expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(12);
});

test("a deletion by a call locks its row once and reads it once", async () => {
  const id = await plants.add(site, panel);
  const statements = await statementsOf(() => panel.save("DELETE", `plantdelete/${id}`));
  expect(locks(statements)).toHaveLength(1);
  expect(draftReads(statements)).toHaveLength(1);
});

test("a save that no call makes is not read for a history that nobody asked for", async () => {
  const { documentId } = await create(site.strapi, "plant", plant("quiet", "Sedge"));
  const data = { height: "1 ft" };
  const statements = await statementsOf(() =>
    documentsOf(site.strapi, "plant").update({ documentId, data }),
  );
  expect(locks(statements)).toEqual([]);
  expect(draftReads(statements)).toEqual([]);
});
