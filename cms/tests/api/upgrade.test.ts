// @slow
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PhotoPage } from "shared-types/photo/answers";
import type { PlantRecord } from "shared-types/plant/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { ask, send } from "../fixtures/ask";
import { hashesOf, placeOf } from "../fixtures/backup";
import {
  firstAnswers,
  layOutFirstVersion,
  lostValues,
  tablesOf,
  type Table,
} from "../fixtures/first-version";
import { lastChange } from "../fixtures/kept";
import { arrange, columnsOf } from "../fixtures/list-layout";
import { wordsOf } from "../fixtures/lists";
import { signIn } from "../fixtures/owner";
import { panelOf } from "../fixtures/panel";
import { without } from "../fixtures/without";

const site = useSite({
  layOut: async (place) => {
    await layOutFirstVersion(place);
    old = await tablesOf(place);
    oldFiles = await hashesOf(place.dataDir);
  },
});
/** The site as the first version left it, and after today's first start. */
let old: Map<string, Table>;
let now: Map<string, Table>;
let oldFiles: Record<string, string>;

beforeAll(async () => {
  now = await tablesOf(placeOf(site));
});

/** What Strapi derives from the content types of each version. */
const givenAnew = new Set([
  "strapi_database_schema",
  "strapi_core_store_settings",
  "admin_permissions",
  "admin_permissions_role_lnk",
]);

/** When Strapi counts what was uploaded: a week from each start. */
const strapisClock = "weeklySchedule";

describe("today's start of a data directory of the first version", () => {
  test("keeps every table and every column", () => {
    const lost = [...old].flatMap(([name, { columns }]) => {
      const kept = now.get(name)?.columns ?? [];
      return columns.filter((column) => !kept.includes(column)).map((c) => `${name}.${c}`);
    });
    expect(lost).toEqual([]);
    expect(old.size).toBeGreaterThan(40);
  });

  test("keeps every row with every value", () => {
    const kept = new Map([...old].filter(([name]) => !givenAnew.has(name)));
    expect(lostValues(kept, now)).toEqual([]);
    expect(kept.get("photos")?.rows.size).toBe(3);
  });

  test("has the columns that lists are sorted by, also of fields that are new", () => {
    const plants = [...(now.get("plants")?.rows.values() ?? [])];
    expect(plants.length).toBeGreaterThan(0);
    for (const plant of plants)
      expect(plant).toMatchObject({ fold_family: "", rank_native: 3, keystone: null });
  });

  test("keeps every file", async () => {
    const files = await hashesOf(site.dataDir);
    // Later versions may add to it.
    const kept = without(oldFiles, "secrets.json");
    expect(files).toMatchObject(kept);
    expect(Object.keys(kept).length).toBeGreaterThan(20);
  });

  test.each(firstAnswers)("answers $call $body as that version did", async (was) => {
    const url = `${site.url}/api/${was.call}`;
    const { status, body } = await (was.body ? send(url, was.body) : ask(url));
    expect(status).toBe(was.status);
    expect(body).toMatchObject(was.answer);
  });

  test("serves the pages and the files of photos", async () => {
    const { items } = (await send<PhotoPage>(`${site.url}/api/photos`, {})).body;
    expect(items).toHaveLength(3);
    for (const { fileName, photoId } of items) {
      expect((await ask(`${site.url}/photos/${photoId}`)).text).toContain(fileName);
      for (const folder of ["_full", "_thumb", "_thumb/keys", "_banners"]) {
        const response = await fetch(`${site.url}/assets/images/${folder}/${fileName}`);
        const file = readFileSync(join(site.dataDir, "images", folder, fileName));
        expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
      }
    }
  });

  test("lets the owner in with the old password; a save is made, and kept in the history", async () => {
    const { status, token } = await signIn(site.url);
    expect(status).toBe(200);
    const panel = panelOf(site.url, token);
    const { body } = await panel.get<PlantRecord>("plant/oak");
    const draft = without(body, "banner", "photos", "links");
    expect(await panel.save("PUT", "plantupdate", { ...draft, aka: "Charter oak" })).toEqual([]);
    expect((await panel.get("plant/oak")).body).toEqual({ ...body, aka: "Charter oak" });
    const { fields } = await lastChange(panel, "plant", draft.plantId);
    expect(fields).toMatchObject([{ fieldId: "aka", before: "Stave oak", after: "Charter oak" }]);
  });

  test("shows new columns in the lists of Strapi's admin, and leaves what the owner has arranged", async () => {
    const columns = wordsOf(
      `id picture fileName caption alt dateTaken dateUploaded visibility dateDeleted`,
    );
    expect(await columnsOf(site.strapi, "photo")).toEqual(columns);
    const messages = ["email", "message", "read", "spam", "mailState"];
    expect(await columnsOf(site.strapi, "contact-message")).toEqual(messages);
    await arrange(site.strapi, "photo", ["fileName"]);
    await site.restart();
    expect(await columnsOf(site.strapi, "photo")).toEqual(["fileName"]);
    expect(await columnsOf(site.strapi, "contact-message")).toEqual(messages);
  });

  test("is the last that changes anything: the next one does nothing new", async () => {
    await site.restart();
    const before = await tablesOf(placeOf(site));
    await site.restart();
    const after = await tablesOf(placeOf(site));
    const others = [...lostValues(before, after), ...lostValues(after, before)];
    expect(others.filter((other) => !other.includes(strapisClock))).toEqual([]);
  });
});

describe("what a newer version has left", () => {
  test("stays, though a start of this one knows nothing of it", async () => {
    const { connection: knex } = site.strapi.db;
    await knex.raw("alter table plants add column newer_note text");
    await knex("plants").update({ newer_note: "Kept" });
    await knex.raw("create table newer_things (id integer primary key, thing text)");
    await knex("newer_things").insert({ id: 1, thing: "Kept too" });
    await rememberAsStrapis();
    await site.restart();
    const tables = await tablesOf(placeOf(site));
    const plants = [...(tables.get("plants")?.rows.values() ?? [])];
    expect(plants.map((row) => row["newer_note"])).toEqual(["Kept", "Kept", "Kept"]);
    expect([...(tables.get("newer_things")?.rows.values() ?? [])]).toEqual([
      { id: 1, thing: "Kept too" },
    ]);
    expect((await ask(`${site.url}/api/flora/oak`)).status).toBe(200);
  });
});

interface StrapiSchema {
  tables: { name: string; columns: object[]; indexes: object[]; foreignKeys: object[] }[];
}

/** Adds the newer column and table to the schema that Strapi remembers, as a start of the newer version does. */
async function rememberAsStrapis(): Promise<void> {
  const knex = site.strapi.db.connection;
  const row = await knex<{ schema: string | StrapiSchema }>("strapi_database_schema").first();
  const stored = row?.schema ?? "";
  const schema = typeof stored === "string" ? (JSON.parse(stored) as StrapiSchema) : stored;
  const text = (name: string) => ({ name, type: "text", args: [], notNullable: false });
  schema.tables.find(({ name }) => name === "plants")?.columns.push(text("newer_note"));
  const columns = [{ name: "id", type: "increments", args: [] }, text("thing")];
  schema.tables.push({ name: "newer_things", columns, indexes: [], foreignKeys: [] });
  await knex("strapi_database_schema").update({ schema: JSON.stringify(schema), hash: "newer" });
}
