import type { Knex } from "knex";
import { createRequire } from "node:module";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { ask, send, type Answer } from "../fixtures/ask";
import { bearer, owner as account } from "../fixtures/owner";
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
const questions = [
  ...[["quote/1"], ["resources"], ["cats"], ["photocategories"]],
  ...[["flora/oak"], ["flora/aster"], ["fauna/wren"]],
  ...[search("flora"), search("flora", { searchColumn: "not", searchTerm: "oak" })],
  ...[search("fauna"), search("photos"), search("photos", { searchTerm: "rain" })],
  search("photos", { searchTerm: "oak" }),
] as (readonly [string, object?])[];

/** Anonymous requests are cached; requests of a signed-in user are not. */
function put([path, body]: (typeof questions)[number], token = ""): Promise<Answer<unknown>> {
  const headers = token === "" ? {} : bearer(token);
  const url = `${site.url}/api/${path}`;
  if (!body) return ask(url, { headers });
  const sent = { "content-type": "application/json", ...headers };
  return ask(url, { method: "POST", headers: sent, body: JSON.stringify(body) });
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
const ids = (...names: string[]) => names.map((name) => known(name).id);
const nothing = { animals: [], plants: [], categories: [], keywords: [] };
const tag = (add: object, remove: object = {}) =>
  owner.save("POST", "photostag", {
    photoIds: ids("dawn"),
    add: { ...nothing, ...add },
    remove: { ...nothing, ...remove },
  });

interface Step {
  by: string;
  make: () => Promise<unknown>;
}
const steps: Step[] = [
  {
    by: "tags given",
    make: () => tag({ plants: ids("oak"), animals: ids("wren"), keywords: ids("keyword") }),
  },
  { by: "a plant's name", make: () => byAdmin("plant", "oak", { nameCommon: "Red Oak" }) },
  {
    by: "an animal's name",
    make: () => byAdmin("animal", "wren", { nameCommon: "Carolina Wren" }),
  },
  {
    by: "an animal that becomes internal",
    make: () => byAdmin("animal", "wren", { internal: true }),
  },
  {
    by: "an animal that is shown again",
    make: () => byAdmin("animal", "wren", { internal: false }),
  },
  { by: "a thumbnail", make: () => byAdmin("plant", "aster", { thumb: known("dusk").documentId }) },
  {
    by: "a banner's words",
    make: () => byAdmin("plant", "oak", { banner: known("dusk").documentId }),
  },
  { by: "a photo's alt", make: () => byAdmin("photo", "dusk", { alt: "Dusk over the asters" }) },
  { by: "a photo in the bin", make: () => owner.save("DELETE", `photodelete/${known("dusk").id}`) },
  {
    by: "a photo out of the bin",
    make: () => owner.save("POST", `photorestore/${known("dusk").id}`),
  },
  {
    by: "a link connected",
    make: () => byAdmin("link", "link", { plants: [known("aster").documentId] }),
  },
  {
    by: "a link's text",
    make: () =>
      owner.save("PUT", "linkupdate", {
        linkId: known("link").id,
        text: "A guide",
        href: "https://example.org/a",
      }),
  },
  {
    by: "a keyword renamed",
    make: () =>
      owner.save("PUT", "keywordupdate", { keywordId: known("keyword").id, keyword: "storm" }),
  },
  {
    by: "a category renamed",
    make: () => byAdmin("category", "category", { cpOptionName: "All birds" }),
  },
  {
    by: "a quotation",
    make: () =>
      owner.save("PUT", "quoteupdate", {
        quoteId: known("quote").id,
        quotation: "Other words",
        author: "B",
        citation: "",
      }),
  },
  { by: "a resource", make: () => byAdmin("resource", "book", { title: "Another title" }) },
  { by: "an import", make: () => importPhoto(site, "new-one") },
  { by: "tags taken", make: () => tag({}, { plants: ids("oak") }) },
  { by: "a key", make: () => byAdmin("plant", "oak", { keyId: "oak2" }) },
  { by: "a record deleted", make: () => owner.save("DELETE", `animaldelete/${known("wren").id}`) },
];

test.each(steps)("after $by, everyone is told what is true", async ({ make }) => {
  const before = await answers();
  await make();
  const after = await answers();
  expect(after).toEqual(await answers(guest.token));
  expect(after).not.toEqual(before);
});

test("a page shows a change, too", async () => {
  const page = async () => (await ask(`${site.url}/flora/aster`)).text;
  expect(await page()).not.toContain("Heath Aster");
  await byAdmin("plant", "aster", { nameDisplay: "Heath Aster" });
  // Each quotation makes a page of its own.
  for (let n = 0; n < 30; n += 1) expect(await page()).toContain("Heath Aster");
});

test("what Strapi's admin saves by its own call is what the next visitor is shown", async () => {
  const { body } = await send<{ data: { token: string } }>(`${site.url}/admin/login`, account);
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
  const { status } = await ask(`${plants}/${documentId}`, {
    method: "PUT",
    headers: { ...bearer(body.data.token), "content-type": "application/json" },
    body: JSON.stringify({ nameDisplay: "Smooth Aster" }),
  });
  expect(status).toBe(200);
  for (const text of await shown()) expect(text).toContain("Smooth Aster");
});

test("what others write is seen without asking them", async () => {
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
  const load = createRequire(join(import.meta.dirname, "../../package.json"));
  const connect = load("knex") as (config: object) => Knex;
  const { DATABASE_URL } = process.env;
  return DATABASE_URL
    ? connect({ client: "pg", connection: DATABASE_URL })
    : connect({
        client: "better-sqlite3",
        connection: { filename: join(site.dataDir, "habitat.db") },
        useNullAsDefault: true,
      });
}

test("a search that says the same in other words is the same question", async () => {
  const one = await send(`${site.url}/api/flora`, { searchColumn: "com", searchTerm: "" });
  const other = await send(`${site.url}/api/flora`, { searchTerm: "", searchColumn: "com" });
  expect(other.headers.get("etag")).toBe(one.headers.get("etag"));
});
