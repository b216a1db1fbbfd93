import { calls } from "shared-types/calls";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import { describe, expect, test } from "vitest";
import { isPostgres, type Row } from "../../src/database/knex";
import { csvOf, importOf } from "../fixtures/csv-calls";
import { animalDraft, planDraft, plantDraft, resourceDraft } from "../fixtures/drafts";
import { addPlant, fresh, keptCaseOf } from "../fixtures/kept";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { sheet } from "../fixtures/plans";
import { plant } from "../fixtures/plants";
import { create, documentsOf, tableOf } from "../fixtures/records";

const { site, panel } = useOwnersSite();

describe("one save", () => {
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
    // Beside these: whose change it is, the rules of a save, the key it had, Strapi's own five, the photos whose
    // proposed alt text names the plant, and the history.
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(13);
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

  test("an import asks as often as one save who sends it", async () => {
    const senders = (statements: string[]) =>
      statements.filter((sql) => sql.startsWith("select t0.email from up_users"));
    const file = csvOf(
      [1, 2, 3].map((n) => ({ nameCommon: `Sent ${n}`, nameScientific: `S. ${n}` })),
    );
    const statements = await statementsOf(() => importOf(site, panel.token, "plants", file));
    expect(senders(statements)).toHaveLength(1);
  });
});

describe("saves at once", () => {
  const none = { plants: [], animals: [], keywords: [], categories: [] };

  /** Tags a photo with a plant. */
  const tag = (photoId: number, plantId: number) =>
    panel.save("POST", "photostag", {
      photoIds: [photoId],
      add: { ...none, plants: [plantId] },
      remove: none,
    });

  /** A plant with a photo that is its thumbnail, and whose alt text names it. */
  async function pictured() {
    const { id: photoId } = await createPhoto(site.strapi, fresh(), { alt: "", altProposed: true });
    const { id: plantId, keyId } = await addPlant(panel, { thumbId: photoId });
    expect(await tag(photoId, plantId)).toEqual([]);
    return { photoId, plantId, keyId };
  }

  test("a plant and its photo are saved at the same moment", async () => {
    const { photoId, plantId, keyId } = await pictured();
    const plant = { ...plantDraft, plantId, keyId, thumbId: photoId };
    for (let n = 0; n < 10; n += 1) {
      const saved = await Promise.all([
        panel.save("PUT", "plantupdate", { ...plant, nameCommon: `Oak ${n}` }),
        tag(photoId, plantId),
      ]);
      expect(saved).toEqual([[], []]);
    }
  });

  test("a plant is deleted while its photo is saved", async () => {
    for (let n = 0; n < 3; n += 1) {
      const { photoId, plantId } = await pictured();
      const [deleted, tagged] = await Promise.all([
        panel.save("DELETE", `plantdelete/${plantId}`),
        tag(photoId, plantId),
      ]);
      expect(deleted).toEqual([]);
      // Whichever was first.
      const gone = { fieldId: "add.plants", errorMessage: "One of these plants no longer exists." };
      if (tagged.length > 0) expect(tagged).toEqual([gone]);
    }
  });
});

describe("an added record", () => {
  const add = (path: string, body: object) => panel.call<unknown[]>("POST", path, body);
  /** The answer to a read of the address that an answer names. */
  const follow = (location: string | null) =>
    panel.get<Record<string, unknown>>((location ?? "").replace(/^\/api\//, ""));

  test.each([
    ["plantadd", { ...plantDraft, keyId: "new" }],
    ["animaladd", { ...animalDraft, keyId: "new" }],
    ["resourceadd", resourceDraft],
    ["planadd", { ...planDraft, keyId: "new" }],
  ])("%s answers [] and names the new record's address", async (path, draft) => {
    const { status, body, headers } = await add(path, draft);
    expect([status, body]).toEqual([200, []]);
    const found = await follow(headers.get("location"));
    expect(found.status).toBe(200);
    const [id] = Object.keys(draft);
    expect(found.body).toMatchObject({ ...draft, [id ?? ""]: expect.any(Number) as number });
  });

  test("viewpointadd names it too", async () => {
    const plan = { ...planDraft, keyId: "view", sheets: [sheet()] };
    const added = await add("planadd", plan);
    const { planId, sheets } = (await follow(added.headers.get("location"))).body as {
      planId: number;
      sheets: { sheetId: number }[];
    };
    const viewpoint = { viewpointId: 0, name: "Gate", planId, x: 0.5, y: 0.5, photoIds: [] };
    const sheetId = sheets[0]?.sheetId;
    const { body, headers } = await add("viewpointadd", { ...viewpoint, sheetId });
    expect(body).toEqual([]);
    const [all] = (await panel.get<Viewpoint[]>("viewpoints")).body;
    expect(headers.get("location")).toBe(`/api/viewpoints#${all?.viewpointId}`);
  });

  test("a record that is not added has no address", async () => {
    const { body, headers } = await add("resourceadd", { ...resourceDraft, categoryId: 0 });
    expect(body).toHaveLength(1);
    expect(headers.get("location")).toBeNull();
  });

  test("the OpenAPI document says which calls do", async () => {
    const { paths } = (await panel.get<{ paths: Record<string, object> }>("openapi.json")).body;
    for (const { path, creates } of Object.values(calls) as { path: string; creates?: string }[])
      expect(JSON.stringify(paths[path]).includes('"Location"'), path).toBe(creates !== undefined);
  });
});

describe("a database that fails", () => {
  type Ask = (connection: unknown, statement: { sql: string }) => Promise<unknown>;

  /** Makes the next matching statement fail once, as `instead` says. */
  function failNext(like: RegExp, fault: Error, instead?: string): void {
    const knex = site.strapi.db.connection;
    const client = knex.client as { constructor: { prototype: Record<string, unknown> } };
    const { prototype } = client.constructor;
    const ask = prototype["_query"] as Ask;
    prototype["_query"] = async function (connection: unknown, statement: { sql: string }) {
      if (!like.test(statement.sql)) return ask.call(this, connection, statement);
      prototype["_query"] = ask;
      if (instead !== undefined) await ask.call(this, connection, { ...statement, sql: instead });
      throw fault;
    };
  }

  /** The failure of a full disk. */
  const failNextCommit = () => {
    const full = Object.assign(new Error("database or disk is full"), { code: "SQLITE_FULL" });
    failNext(/^COMMIT/, full, "ROLLBACK");
  };

  /** Settings of the site's own connections. */
  async function settingOf(sql: string): Promise<Row | undefined> {
    const answer: unknown = await site.strapi.db.connection.raw(sql);
    return (Array.isArray(answer) ? answer : (answer as { rows: Row[] }).rows)[0] as
      | Row
      | undefined;
  }

  const keywords = () => tableOf(site.strapi, "keyword").count();

  test("a save whose commit fails is rejected, and the next one works", async () => {
    const before = await keywords();
    const add = (keyword: string) =>
      site.strapi.db.transaction(() =>
        tableOf(site.strapi, "keyword").create({ data: { keyword } }),
      );
    failNextCommit();
    await expect(add("lost")).rejects.toThrow("disk is full");
    expect(await keywords()).toBe(before);
    await add("kept");
    expect(await keywords()).toBe(before + 1);
  });

  test("knex rejects its own transaction when its commit fails", async () => {
    const knex = site.strapi.db.connection;
    failNextCommit();
    await expect(knex.transaction((trx) => trx.raw("select 1"))).rejects.toThrow("disk is full");
    expect(await knex.transaction(async () => "done")).toBe("done");
  });

  test("a database that fails during Strapi's check of a key is a 503, without a wait", async () => {
    const gone = Object.assign(new Error("Connection terminated unexpectedly"), { code: "08006" });
    // Strapi's own query; this site's selects the document.
    failNext(/^select "?`?t0"?`?\."?`?id"?`? from .plants..*key_id/, gone);
    const answer = await panel.call("POST", "plantadd", plantDraft);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await panel.save("POST", "plantadd", plantDraft)).toEqual([]);
  }, 10_000);

  test("a confirmed commit is on the disk, so a power cut loses nothing", async () => {
    if (isPostgres(site.strapi.db.connection)) {
      // The server's setting, 'on' by default.
      const sql = "select source from pg_settings where name = 'synchronous_commit'";
      expect((await settingOf(sql))?.["source"]).toMatch(/^(default|command line)$/);
      return;
    }
    expect(await settingOf("pragma journal_mode")).toEqual({ journal_mode: "wal" });
    const full = 2;
    expect(await settingOf("pragma synchronous")).toEqual({ synchronous: full });
  });
});
