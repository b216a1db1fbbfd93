import type { AnimalDetail } from "shared-types/animal/answers";
import type { CsvName } from "shared-types/csv/codes";
import type { Change } from "shared-types/history/answers";
import type { PlanDetail } from "shared-types/plan/answers";
import type { PlantRecord } from "shared-types/plant/answers";
import type { ResourceItem } from "shared-types/resource/answers";
import { beforeAll, describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { csvOf, importOf } from "../fixtures/csv-calls";
import { animalDraft, resourceDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { planPanel } from "../fixtures/plans";
import { raw } from "../fixtures/raw";
import { documentsOf } from "../fixtures/records";
import { addSpecies } from "../fixtures/species";

const { site, panel } = useOwnersSite();
const ids: Record<string, number> = {};

/** Where an address leads; its status if nowhere else. */
async function leadsTo(path: string): Promise<string | number> {
  const { status, headers } = await raw(site.url, path);
  return status === 301 ? (headers.location ?? "") : status;
}

/** The key of what a call answers to whoever follows it there, as the pages do. */
async function keyAt(path: string): Promise<string> {
  const response = await fetch(`${site.url}/api/${path}`);
  expect(response.status).toBe(200);
  return ((await response.json()) as PlanDetail).keyId;
}

const rename = async (keyId: string, to: string) => {
  const { body } = await panel.get<PlantRecord>(`plant/${keyId}`);
  const { links: _links, photos: _photos, banner: _banner, ...draft } = body;
  return panel.save("PUT", "plantupdate", { ...draft, keyId: to });
};

beforeAll(async () => {
  for (const keyId of ["milkweed", "oak"])
    ids[keyId] = await addSpecies(panel, "plant", { keyId, nameCommon: keyId });
  ids["monarch"] = await addSpecies(panel, "animal", { keyId: "monarch", nameCommon: "Monarch" });
});

describe("the address of a changed key", () => {
  test("leads to the new one: page and call, also over several changes and with a query", async () => {
    expect(await rename("milkweed", "cmilkweed")).toEqual([]);
    expect(await leadsTo("/flora/milkweed")).toBe("/flora/cmilkweed");
    expect(await leadsTo("/flora/milkweed?photo=1")).toBe("/flora/cmilkweed?photo=1");
    expect(await leadsTo("/api/flora/milkweed")).toBe("cmilkweed");
    expect(await keyAt("flora/milkweed")).toBe("cmilkweed");
    expect(await rename("cmilkweed", "weed3")).toEqual([]);
    for (const former of ["milkweed", "cmilkweed"])
      expect(await leadsTo(`/flora/${former}`)).toBe("/flora/weed3");
    expect((await panel.get<PlantRecord>("plant/milkweed")).body.keyId).toBe("weed3");
    const page = await ask(`${site.url}/flora/weed3`);
    expect(page.text).toContain(`<link rel="canonical" href="${site.url}/flora/weed3">`);
    const { text } = await ask(`${site.url}/sitemap.xml`);
    expect([text.includes("/flora/weed3<"), text.includes("milkweed<")]).toEqual([true, false]);
  });

  test("is its own again when the key is changed back, or taken by another", async () => {
    expect(await rename("weed3", "milkweed")).toEqual([]);
    expect(await leadsTo("/flora/milkweed")).toBe(200);
    expect(await leadsTo("/flora/weed3")).toBe("/flora/milkweed");
    await addSpecies(panel, "plant", { keyId: "weed3", nameCommon: "Another" });
    expect(await leadsTo("/flora/weed3")).toBe(200);
    expect(await rename("weed3", "weed4")).toEqual([]);
    expect(await leadsTo("/flora/weed3")).toBe("/flora/weed4");
    // An animal's address is another one.
    expect(await leadsTo("/fauna/weed3")).toBe(404);
  });

  test("leads nowhere while its record is hidden or in the bin", async () => {
    const id = await addSpecies(panel, "plant", { keyId: "fern", nameCommon: "Fern" });
    expect(await rename("fern", "ladyfern")).toEqual([]);
    await panel.save("POST", "plantschange", { ids: [id], internal: true });
    expect(await leadsTo("/flora/fern")).toBe(404);
    expect((await panel.get("flora/fern")).status).toBe(301);
    await panel.save("POST", "plantschange", { ids: [id], internal: false });
    expect(await panel.save("DELETE", `plantdelete/${id}`)).toEqual([]);
    expect(await leadsTo("/flora/fern")).toBe(404);
    await panel.save("POST", "binrestore", { kind: "plant", id, rename: "" });
    expect(await leadsTo("/flora/fern")).toBe("/flora/ladyfern");
  });

  test("leads on for animals and plans, by Strapi's admin and by an undo too", async () => {
    const { strapi } = site;
    const found: unknown = await strapi.db
      .query("api::animal.animal")
      .findOne({ where: { keyId: "monarch" } });
    const { documentId } = found as { documentId: string };
    await documentsOf(strapi, "animal").update({ documentId, data: { keyId: "danaus" } });
    expect(await leadsTo("/fauna/monarch")).toBe("/fauna/danaus");
    expect(await keyAt("fauna/monarch")).toBe("danaus");
    const plans = planPanel(site, panel);
    const { plants: _plants, ...plan } = await plans.added([], { keyId: "first" });
    expect(await panel.save("PUT", "planupdate", { ...plan, keyId: "year1" })).toEqual([]);
    expect(await leadsTo("/plans/first")).toBe("/plans/year1");
    expect(await keyAt("plans/first")).toBe("year1");
    expect(await rename("oak", "quercus")).toEqual([]);
    const { body: history } = await panel.get<Change[]>(`history/plant/${ids["oak"]}`);
    const change = { changeId: history[0]?.changeId, overwrite: false };
    expect(await panel.save("POST", "changeundo", change)).toEqual([]);
    expect(await leadsTo("/flora/quercus")).toBe("/flora/oak");
    expect(await leadsTo("/flora/oak")).toBe(200);
  });

  test("is followed by the links in notes, descriptions and of records", async () => {
    const link = (href: string) => `&lt;p&gt;&lt;a href="${href}"&gt;it&lt;/a&gt;&lt;/p&gt;`;
    const notes = [
      "/flora/aster",
      "/flora/aster#photos",
      "/flora/asters",
      "/fauna/aster",
      "https://a.example/flora/aster",
    ];
    await addSpecies(panel, "plant", { keyId: "aster", nameCommon: "Aster" });
    const own = {
      ...animalDraft,
      keyId: "bee",
      nameCommon: "Bee",
      notes: notes.map(link).join(""),
    };
    expect(await panel.save("POST", "animaladd", own)).toEqual([]);
    const book = { ...resourceDraft, description: link("/flora/aster") };
    expect(await panel.save("POST", "resourceadd", book)).toEqual([]);
    expect(await rename("aster", "symphyo")).toEqual([]);
    const { body: bee } = await ask<AnimalDetail>(`${site.url}/api/fauna/bee`);
    const hrefs = [...bee.notes.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual([
      "/flora/symphyo",
      "/flora/symphyo#photos",
      "/flora/asters",
      "/fauna/aster",
      "https://a.example/flora/aster",
    ]);
    expect((await ask(`${site.url}/api/resources`)).text).toContain("/flora/symphyo");
  });

  test("is followed for a resource by its deep link: in links, and by pages that are opened with the former one", async () => {
    const link = (href: string) => `&lt;p&gt;&lt;a href="${href}"&gt;it&lt;/a&gt;&lt;/p&gt;`;
    const hrefs = ["/resources#oak", "/cats?x=1#oak", "/resources#oaks", "/flora#oak"];
    const description = hrefs.map(link).join("");
    const add = (fields: object) =>
      panel.save("POST", "resourceadd", { ...resourceDraft, deepLink: "", ...fields });
    expect(await add({ title: "Oaks", deepLink: "oak" })).toEqual([]);
    expect(await add({ title: "Reader", description })).toEqual([]);
    const entry = async (title: string) => {
      const { body } = await panel.get<ResourceItem[]>("resources");
      return body.find((one) => one.title === title) ?? expect.fail(title);
    };
    const anchors = async () => (await ask(`${site.url}/api/resourceanchors`)).body;
    const change = async (title: string, fields: object) => {
      const one = { ...(await entry(title)), ...fields };
      expect(await panel.save("PUT", "resourceupdate", one)).toEqual([]);
      return { deepLink: "oak", resourceId: one.resourceId };
    };
    const former = await change("Oaks", { deepLink: "oak trees" });
    expect(await anchors()).toEqual([former]);
    const followed = [...(await entry("Reader")).description.matchAll(/href="([^"]*)"/g)];
    expect(followed.map(([, href]) => href)).toEqual([
      "/resources#oak%20trees",
      "/cats?x=1#oak%20trees",
      "/resources#oaks",
      "/flora#oak",
    ]);
    await change("Oaks", { internal: true });
    expect(await anchors()).toEqual([]);
    await change("Oaks", { internal: false });
    expect(await anchors()).toEqual([former]);
    await change("Reader", { deepLink: "oak" });
    expect(await anchors()).toEqual([]);
  });

  test("is no line's of a spreadsheet to take, and tags by it are the record's", async () => {
    await addSpecies(panel, "plant", { keyId: "elm", nameCommon: "Elm" });
    expect(await rename("elm", "redelm")).toEqual([]);
    const dry = async (name: CsvName, row: Record<string, string | number>) => {
      const { body } = await importOf(site, panel.token, name, csvOf([row]));
      return body.lines.flatMap(({ faults }) => faults.map(({ errorMessage }) => errorMessage));
    };
    const names = { nameCommon: "New", nameScientific: "Nova nova", nameDisplay: "New" };
    const { plantId } = (await panel.get<PlantRecord>("plant/redelm")).body;
    const told = `Links to “elm” lead to plant ${plantId}, which had it before. If you mean that plant, write “redelm”. To use it for another plant, save that one’s form.`;
    expect(await dry("plants", { keyId: "elm", ...names })).toEqual([told]);
    const { plantId: other } = (await panel.get<PlantRecord>("plant/symphyo")).body;
    expect(await dry("plants", { plantId: other, keyId: "elm" })).toEqual([told]);
    expect(await dry("plants", { plantId, keyId: "elm" })).toEqual([]);
    await createPhoto(site.strapi, "elm");
    expect(await dry("photos", { fileName: "elm.jpg", plants: "elm" })).toEqual([]);
  });
});
