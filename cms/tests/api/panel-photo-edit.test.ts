// @dialect api/photo/date-ahead
import type { Change } from "shared-types/history/answers";
import { loadMessages } from "shared-types/kit/messages";
import { panelMessages } from "shared-types/kit/panel-messages";
import type { PhotoOptions, PhotoToEdit } from "shared-types/photo/answers";
import { sightingMessages } from "shared-types/sighting/codes";
import { beforeAll, describe, expect, test } from "vitest";
import { emptyDatesAhead } from "../../src/api/photo/date-ahead";
import { isPostgres } from "../../src/database/knex";
import { animal } from "../fixtures/animals";
import { ask, send } from "../fixtures/ask";
import { expectError } from "../fixtures/errors";
import { useOwnersSite } from "../fixtures/panel";
import { loadPhoto } from "../fixtures/photo-drafts";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";
import { without } from "../fixtures/without";

const { site, panel } = useOwnersSite();
const ids: Record<string, number> = {};
beforeAll(async () => {
  const { strapi } = site;
  const seeds = [
    ["animal", "wren", animal("wren", "zebra Wren")],
    ["animal", "ghost", animal("ghost", "Ghost moth", { internal: true })],
    ["plant", "oak", plant("oak", "White Oak")],
    ["plant", "ash", plant("ash", "Éclair Ash", { internal: true })],
    ["category", "birds", { cpListId: 1, cpOptionName: "birds" }],
    ["category", "Awards", { cpListId: 1, cpOptionName: "Awards" }],
    ["keyword", "dusk", { keyword: "dusk" }],
    ["keyword", "Été", { keyword: "Été" }],
  ] as const;
  for (const [kind, name, data] of seeds) ids[name] = (await create(strapi, kind, data)).id;
});

let count = 0;
const photo = (more: object = {}) => createPhoto(site.strapi, `edited-${(count += 1)}`, more);
const id = (name: string) => ids[name] ?? 0;
const update = (body: object, ifMatch?: string) => panel.save("POST", "photoupdate", body, ifMatch);
const invalid = { fieldId: "", errorMessage: panelMessages.photoInvalid };

test("the options come by name, internal records too, photo categories only", async () => {
  const { body } = await panel.call<PhotoOptions>("POST", "photoopts");
  const options = (names: Record<string, string>) =>
    Object.entries(names).map(([key, Value]) => ({ Key: id(key), Value }));
  expect(body).toEqual({
    Animals: options({ ghost: "Ghost moth", wren: "zebra Wren" }),
    Plants: options({ ash: "Éclair Ash", oak: "White Oak" }),
    Categories: options({ Awards: "Awards", birds: "birds" }),
    Keywords: options({ dusk: "dusk", Été: "Été" }),
  });
});

test("the options take one question for each list, however long", async () => {
  const knex = site.strapi.db.connection;
  const words = Array.from({ length: 1000 }, (_, n) => `word ${n}`);
  await knex.batchInsert(
    "keywords",
    words.map((keyword) => ({ keyword, fold_keyword: keyword })),
    100,
  );
  const asked: string[] = [];
  // Strapi still reads what earlier tests saved, one record at a time, for its events.
  const listen = ({ sql }: { sql: string }) => sql.includes("order by") && asked.push(sql);
  knex.on("query", listen);
  const { body } = await panel.call<PhotoOptions>("POST", "photoopts");
  knex.removeListener("query", listen);
  expect(body.Keywords).toHaveLength(1002);
  for (const table of ["animals", "plants", "categories", "keywords"])
    expect(
      asked.filter((sql) => sql.includes(`from \`${table}\``) || sql.includes(`from "${table}"`)),
    ).toHaveLength(1);
  await knex("keywords").where("keyword", "like", "word %").delete();
});

describe("the details of a photo", () => {
  test("are those of the list, with the tags of internal records", async () => {
    const tags = { animals: [id("ghost")], plants: [id("oak")] };
    const stored = await photo({ ...tags, caption: "Details" });
    const details = await panel.call<PhotoToEdit>("POST", `photodetails/${stored.id}`);
    expect(details.body).toMatchObject({ photoId: stored.id, caption: "Details", ...tags });
    expect(details.headers.get("cache-control")).toBe("no-store");
    const filter = { searchColumn: "pid", searchTerm: String(stored.id) };
    const list = await panel.call("POST", "photos", filter);
    const { rotation, bannerAt, tagNotes, ...shown } = details.body;
    expect([rotation, bannerAt]).toEqual([0, null]);
    expect(tagNotes).toEqual({ plants: [], animals: [], interactions: [] });
    expect(list.body).toMatchObject({ items: [shown] });
    expect((await send(`${site.url}/api/photos`, filter)).body).toMatchObject({
      items: [{ ...shown, animals: [], species: [{ kind: "plant", keyId: "oak" }] }],
    });
  });

  test.each(["0", "999999", "x", "1.5", "-1", "99999999999", "%00"])("%s is a 404", async (bad) => {
    const answer = await panel.call("POST", `photodetails/${bad}`);
    expectError(answer, 404, "notFound");
    expect(answer.text).toContain(loadMessages.photos);
  });

  test("carry an ETag of what the form saves, and of nothing else", async () => {
    const stored = await photo();
    const { draft, etag } = await loadPhoto(panel, stored.id);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect((await loadPhoto(panel, stored.id)).etag).toBe(etag);
    const changes = { alt: "Other", keywords: [id("dusk")], dateTaken: "2024-05-01T10:00:00.000Z" };
    let last = etag;
    for (const [field, value] of Object.entries(changes)) {
      expect(await update({ ...draft, [field]: value })).toEqual([]);
      const now = (await loadPhoto(panel, stored.id)).etag;
      expect(now).not.toBe(last);
      last = now;
    }
    expect(await update(draft)).toEqual([]);
    expect((await loadPhoto(panel, stored.id)).etag).toBe(etag);
  });
});

describe("saving a photo", () => {
  test("keeps every field as sent, and visitors see it", async () => {
    const { draft } = await loadPhoto(panel, (await photo({ keywords: [id("dusk")] })).id);
    const sent = {
      ...draft,
      width: 3000,
      height: 4000,
      alt: `<b>Alt</b> & 🐝 ${"x".repeat(484)}`,
      caption: "É".repeat(500),
      fileType: "image/png",
      fileSize: 1,
      dateTaken: "2023-01-02T03:04:05.000Z",
      dateUploaded: "2024-01-02T03:04:05.000Z",
      animals: [id("wren")],
      plants: [id("oak")],
      categories: [id("birds"), id("Awards")],
      keywords: [id("Été")],
    };
    expect(await update(sent)).toEqual([]);
    const { draft: after } = await loadPhoto(panel, draft.photoId);
    expect(after).toEqual({ ...sent, categories: [...sent.categories].sort((a, b) => a - b) });
    const seen = await send(`${site.url}/api/photos`, { searchColumn: "cap", searchTerm: "ééé" });
    expect(seen.body).toMatchObject({ items: [{ photoId: draft.photoId, width: 3000 }] });
    const wren = await ask(`${site.url}/api/fauna/wren`);
    expect(wren.body).toMatchObject({ photos: [{ photoId: draft.photoId }] });
  });

  test("without tags takes them all away; without a date of upload keeps that", async () => {
    const tags = { animals: [id("wren")], categories: [id("birds")], keywords: [id("dusk")] };
    const { draft } = await loadPhoto(panel, (await photo(tags)).id);
    const { dateUploaded } = draft;
    const withoutTags = without(draft, "animals", "plants", "categories", "keywords");
    const bare = without(withoutTags, "dateUploaded", "dateTaken");
    expect(await update(bare)).toEqual([]);
    const none = { animals: [], plants: [], categories: [], keywords: [] };
    expect((await loadPhoto(panel, draft.photoId)).draft).toEqual({ ...draft, ...none });
    expect(await update({ ...bare, dateUploaded: "" })).toEqual([]);
    expect((await loadPhoto(panel, draft.photoId)).draft.dateUploaded).toBe(dateUploaded);
  });

  // The rules are a table in shared-types/tests/drafts.test.ts.
  test("with broken rules is refused on their fields, and says that it is", async () => {
    const { draft } = await loadPhoto(panel, (await photo()).id);
    expect(await update({ ...draft, alt: "Not saved", height: 0, width: "" })).toEqual([
      { fieldId: "height", errorMessage: "Please enter a height." },
      { fieldId: "width", errorMessage: "Please enter a width." },
      invalid,
    ]);
    expect((await loadPhoto(panel, draft.photoId)).draft).toEqual(draft);
  });

  test("takes figures that come as text, as a form has them", async () => {
    const { draft } = await loadPhoto(panel, (await photo()).id);
    expect(await update({ ...draft, height: "321", width: " 123 ", fileSize: "9" })).toEqual([]);
    const { draft: saved } = await loadPhoto(panel, draft.photoId);
    expect(saved).toMatchObject({ height: 321, width: 123, fileSize: 9 });
  });

  test.each(["animals", "plants", "categories", "keywords"] as const)(
    "with %s that are not there is refused on that field, and nothing is saved",
    async (fieldId) => {
      const { draft } = await loadPhoto(panel, (await photo()).id);
      const errors = await update({ ...draft, alt: "Not saved", [fieldId]: [999_999] });
      expect(errors).toMatchObject([{ fieldId }, invalid]);
      expect((await loadPhoto(panel, draft.photoId)).draft).toEqual(draft);
    },
  );

  test("with a resource category is refused: it is no category of photos", async () => {
    const { draft } = await loadPhoto(panel, (await photo()).id);
    expect(await update({ ...draft, categories: [8] })).toMatchObject([
      { fieldId: "categories" },
      invalid,
    ]);
  });
});

test("a photo that was tagged in the list meanwhile is not overwritten", async () => {
  const { draft, etag } = await loadPhoto(panel, (await photo()).id);
  const change = { photoIds: [draft.photoId], add: { keywords: [id("dusk")] } };
  expect(await panel.save("POST", "photostag", change)).toEqual([]);
  expect((await panel.call("POST", "photoupdate", draft, etag)).status).toBe(412);
});

describe("a date in the future", () => {
  const ahead = "2080-05-17T14:00:00.000Z";
  const taken = async (photoId: number) => (await loadPhoto(panel, photoId)).draft.dateTaken;

  test("is refused by the form and by Strapi's admin; today is none", async () => {
    const { id: photoId } = await photo();
    const { draft } = await loadPhoto(panel, photoId);
    expect(await update({ ...draft, dateTaken: ahead })).toEqual([
      { fieldId: "dateTaken", errorMessage: sightingMessages.future },
      invalid,
    ]);
    expect(await update({ ...draft, dateTaken: new Date().toISOString() })).toEqual([]);
    await expect(photo({ dateTaken: ahead })).rejects.toThrow(sightingMessages.future);
  });

  test("that an earlier version took over goes at the start, and the history keeps it", async () => {
    const { id: photoId } = await photo({ dateTaken: "2024-05-17T14:00:00.000Z" });
    const { id: past } = await photo({ dateTaken: "2024-05-17T14:00:00.000Z" });
    const knex = site.strapi.db.connection;
    const stored = isPostgres(knex) ? ahead : Date.parse(ahead);
    await knex("photos").where("id", photoId).update({ date_taken: stored });
    await emptyDatesAhead(site.strapi);
    expect([await taken(photoId), await taken(past)]).toEqual([null, "2024-05-17T14:00:00.000Z"]);
    const changes = (await panel.get<Change[]>(`history/photo/${photoId}`)).body;
    expect(changes[0]?.fields).toMatchObject([
      { fieldId: "dateTaken", before: ahead, after: null },
    ]);
  });
});
