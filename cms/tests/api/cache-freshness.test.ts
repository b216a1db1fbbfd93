// @dialect cache/changes/change-triggers, cache/changes/changes-since, cache/changes/start-stop
// @slow
import type { Knex } from "knex";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { requireFromCms } from "../../../scripts/stages/from-cms.mjs";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { ask, send, type Answer } from "../fixtures/ask";
import { wordsOf } from "../fixtures/lists";
import { adminToken, bearer } from "../fixtures/owner";
import { guestsPanel, ownersPanel, type Panel } from "../fixtures/panel";
import { importPhoto } from "../fixtures/photo-files";
import { createPhoto } from "../fixtures/photos";
import { plant } from "../fixtures/plants";
import { create, documentsOf, type Kind, type Stored } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";

const site = useSite();
let owner: Panel;
let guest: Panel;
const stored: Partial<Record<string, Stored>> = {};
const known = (name: string) => stored[name] as Stored;

beforeAll(async () => {
  owner = await ownersPanel(site);
  guest = await guestsPanel(site);
  const { strapi } = site;
  for (const name of ["dawn", "dusk"]) stored[name] = await createPhoto(strapi, name);
  stored["oak"] = await create(strapi, "plant", plant("oak", "White Oak"));
  stored["aster"] = await create(strapi, "plant", plant("aster", "Aster"));
  stored["wren"] = await create(strapi, "animal", animal("wren", "Wren"));
  stored["keyword"] = await create(strapi, "keyword", { keyword: "rain" });
  stored["category"] = await create(strapi, "category", { cpListId: 1, cpOptionName: "Birds" });
  stored["quote"] = await create(strapi, "quote", { position: 1, quotation: "Q", author: "A" });
  stored["link"] = await create(strapi, "link", { text: "Guide", href: "https://example.org" });
  stored["book"] = await createResource(strapi, 8, resource("A book"));
});

const search = (name: string, body = {}) => [name, body] as const;
const reads = wordsOf(`quote/1 resources cats photocategories flora/oak flora/aster fauna/wren`);
const questions: (readonly [path: string, body?: object])[] = [
  ...reads.map((path) => [path] as const),
  search("flora"),
  search("flora", { searchColumn: "not", searchTerm: "oak" }),
  search("fauna"),
  search("photos"),
  search("photos", { searchTerm: "rain" }),
  search("photos", { searchTerm: "oak" }),
];

/** Anonymous requests are cached; requests of a signed-in user are not. */
function put([path, body]: (typeof questions)[number], token = ""): Promise<Answer<unknown>> {
  const headers = token === "" ? {} : bearer(token);
  const url = `${site.url}/api/${path}`;
  return body ? send(url, body, "POST", headers) : ask(url, { headers });
}

const answers = (token = "") =>
  Promise.all(
    questions.map(async (question) => {
      const { status, body } = await put(question, token);
      return { question, status, body };
    }),
  );

const byAdmin = (kind: Kind, name: string, data: object) =>
  documentsOf(site.strapi, kind).update({ documentId: known(name).documentId, data });
const update = async (kind: Kind, name: string, data: object) =>
  expect(
    await owner.save("PUT", `${kind}update`, { [`${kind}Id`]: known(name).id, ...data }),
  ).toEqual([]);
const ids = (...names: string[]) => names.map((name) => known(name).id);
const nothing = { animals: [], plants: [], categories: [], keywords: [] };
const tag = (add: object, remove: object = {}) =>
  owner.save("POST", "photostag", {
    photoIds: ids("dawn"),
    add: { ...nothing, ...add },
    remove: { ...nothing, ...remove },
  });

const steps: [what: string, change: () => Promise<unknown>][] = [
  ["tags added", () => tag({ plants: ids("oak"), animals: ids("wren"), keywords: ids("keyword") })],
  ["a plant's name", () => byAdmin("plant", "oak", { nameCommon: "Red Oak" })],
  ["an animal's name", () => byAdmin("animal", "wren", { nameCommon: "Carolina Wren" })],
  ["an animal that becomes internal", () => byAdmin("animal", "wren", { internal: true })],
  ["an animal that is shown again", () => byAdmin("animal", "wren", { internal: false })],
  ["a thumbnail", () => byAdmin("plant", "aster", { thumb: known("dusk").documentId })],
  ["a banner", () => byAdmin("plant", "oak", { banner: known("dusk").documentId })],
  ["a photo's alt text", () => byAdmin("photo", "dusk", { alt: "Dusk over the asters" })],
  ["a photo put in the bin", () => owner.save("DELETE", `photodelete/${known("dusk").id}`)],
  ["a photo restored", () => owner.save("POST", `photorestore/${known("dusk").id}`)],
  ["a link connected", () => byAdmin("link", "link", { plants: [known("aster").documentId] })],
  [
    "a link's text",
    () => update("link", "link", { text: "A guide", href: "https://example.org/a" }),
  ],
  ["a keyword renamed", () => update("keyword", "keyword", { keyword: "storm" })],
  ["a category renamed", () => byAdmin("category", "category", { cpOptionName: "All birds" })],
  ["a quotation", () => update("quote", "quote", { quotation: "Other words", author: "B" })],
  ["a resource", () => byAdmin("resource", "book", { title: "Another title" })],
  ["an import", () => importPhoto(site, "new-one")],
  ["tags removed", () => tag({}, { plants: ids("oak") })],
  ["a key", () => byAdmin("plant", "oak", { keyId: "oak2" })],
  ["a record deleted", () => owner.save("DELETE", `animaldelete/${known("wren").id}`)],
];

test.each(steps)("after a change (%s) everyone gets current answers", async (_what, change) => {
  const before = await answers();
  await change();
  const after = await answers();
  expect(after).toEqual(await answers(guest.token));
  expect(after).not.toEqual(before);
});

test("a page shows a change at once", async () => {
  const page = async () => (await ask(`${site.url}/flora/aster`)).text;
  expect(await page()).not.toContain("Heath Aster");
  await byAdmin("plant", "aster", { nameDisplay: "Heath Aster" });
  // Each quotation makes a page of its own.
  for (let n = 0; n < 30; n += 1) expect(await page()).toContain("Heath Aster");
});

test("a save by a call of Strapi's admin is shown to the next visitor", async () => {
  const headers = bearer(await adminToken(site.url));
  const plants = `${site.url}/content-manager/collection-types/api::plant.plant`;
  const { documentId } = known("aster");
  const shown = async () => [
    (await put(["flora/aster"])).text,
    (await put(search("flora"))).text,
    (await ask(`${site.url}/flora/aster`)).text,
  ];
  // Requested twice, so that they are cached from now on.
  for (const text of [...(await shown()), ...(await shown())])
    expect(text).not.toContain("Smooth Aster");
  const change = { nameDisplay: "Smooth Aster" };
  expect((await send(`${plants}/${documentId}`, change, "PUT", headers)).status).toBe(200);
  for (const text of await shown()) expect(text).toContain("Smooth Aster");
});

test("a write by another program is noticed", async () => {
  const name = async () => {
    const { body } = await put(["flora/aster"]);
    return (body as { nameDisplay: string }).nameDisplay;
  };
  expect(await name()).toBe("Smooth Aster");
  const other = otherProgram();
  await other("plants").where("key_id", "aster").update({ name_display: "Wood Aster" });
  await other.destroy();
  await expect.poll(name, { timeout: 10_000, interval: 50 }).toBe("Wood Aster");
});

/** A separate connection to the same database, like another instance's or a tool's. */
function otherProgram(): Knex {
  const connect = requireFromCms("knex") as (config: object) => Knex;
  const { DATABASE_URL } = process.env;
  return DATABASE_URL
    ? connect({ client: "pg", connection: DATABASE_URL })
    : connect({
        client: "better-sqlite3",
        connection: { filename: join(site.dataDir, "habitat.db") },
        useNullAsDefault: true,
      });
}

test("the same filter with its keys in another order has the same ETag", async () => {
  const one = await send(`${site.url}/api/flora`, { searchColumn: "com", searchTerm: "" });
  const other = await send(`${site.url}/api/flora`, { searchTerm: "", searchColumn: "com" });
  expect(other.headers.get("etag")).toBe(one.headers.get("etag"));
});
