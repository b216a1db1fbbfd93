import type { Gaps } from "shared-types/gap/answers";
import type { PlantRecord } from "shared-types/plant/answers";
import { expect, test } from "vitest";
import { linkDraft, resourceDraft } from "../fixtures/drafts";
import { useOwnersSite } from "../fixtures/panel";
import { createPhoto } from "../fixtures/photos";
import { planPanel, sheet } from "../fixtures/plans";
import { documentsOf } from "../fixtures/records";
import { changeSite, loadSite } from "../fixtures/site-draft";
import { addSpecies } from "../fixtures/species";

const { site, panel } = useOwnersSite();

/** 'bell: /flora/oak is hidden', one a dead link. */
async function found(): Promise<string[]> {
  const { body } = await panel.get<Gaps>("gaps");
  return body.deadLinks.map(
    ({ kind, keyId, page, isHidden }) =>
      `${keyId || kind}: ${page} ${isHidden ? "is hidden" : "is not there"}`,
  );
}

const to = (...hrefs: string[]) =>
  hrefs.map((href) => `<p><a href="${href}">there</a></p>`).join("");

test("links to what visitors do not see are told, with where they are written", async () => {
  await addSpecies(panel, "plant", { keyId: "oak" });
  const moth = await addSpecies(panel, "animal", { keyId: "moth" });
  const { id: shown } = await createPhoto(site.strapi, "shown");
  const { id: hidden } = await createPhoto(site.strapi, "hidden", { visibility: "internal" });
  const good = [
    "/flora/oak",
    "/fauna/moth#notes",
    "/Flora/Oak/",
    "/flora",
    `/photos/${shown}`,
    "https://x.example",
  ];
  const bad = ["/flora/none", "/Flora/None?q=1", "/plans/none", `/photos/${hidden}`, "/cp/plants"];
  await addSpecies(panel, "plant", { keyId: "bell", notes: to(...good, ...bad) });
  await addSpecies(panel, "plant", { keyId: "own", notes: to(...bad), internal: true });
  const plans = ["bell: /flora/none is not there", "bell: /plans/none is not there"];
  const first = [...plans, `bell: /photos/${hidden} is hidden`, "bell: /cp/plants is hidden"];
  expect(await found()).toEqual(first);

  expect(await changeSite(panel, { welcomeText: to("/fauna/moth") })).toEqual([]);
  const resource = { ...resourceDraft, description: to("/fauna/moth", "/flora/oak") };
  expect(await panel.save("POST", "resourceadd", resource)).toEqual([]);
  const { body } = await panel.get<PlantRecord>("plant/bell");
  const link = { ...linkDraft, href: "/fauna/moth", typeId: body.plantId };
  expect((await panel.call("POST", "plantlinkadd", link)).status).toBe(200);
  expect(await found()).toEqual(first);
  expect(await panel.save("DELETE", `animaldelete/${moth}`)).toEqual([]);
  const gone = ["resource", "link", "site"].map((from) => `${from}: /fauna/moth is not there`);
  expect(await found()).toEqual(["bell: /fauna/moth is not there", ...first, ...gone]);
  await panel.save("POST", "binrestore", { kind: "animal", id: moth, rename: "" });
  expect(await found()).toEqual(first);
});

test("a resource leads to nothing by its address too; a link that only the owner sees is not told", async () => {
  const before = await found();
  const resource = { ...resourceDraft, href: "/flora/nosuch" };
  expect(await panel.save("POST", "resourceadd", resource)).toEqual([]);
  await addSpecies(panel, "plant", { keyId: "draft", internal: true });
  const { body } = await panel.get<PlantRecord>("plant/draft");
  const link = { ...linkDraft, text: "mine", href: "/fauna/nosuch", typeId: body.plantId };
  expect((await panel.call("POST", "plantlinkadd", link)).status).toBe(200);
  expect((await found()).filter((line) => !before.includes(line))).toEqual([
    "resource: /flora/nosuch is not there",
  ]);
});

test("a link to a resource that is not among the others is told", async () => {
  const before = await found();
  const swap = { ...resourceDraft, deepLink: "Seed swap" };
  expect(await panel.save("POST", "resourceadd", swap)).toEqual([]);
  const hrefs = ["/resources#Seed%20swap", "/cats#Seed%20swap", "/resources#", "/resources#nobody"];
  const ofPage = ["/resources#section-books", "/cats#references", "/resources#:~:text=swap"];
  await addSpecies(panel, "plant", { keyId: "swap", notes: to(...hrefs, ...ofPage) });
  const told = async () => (await found()).filter((line) => !before.includes(line));
  const nobody = "swap: /resources#nobody is not there";
  expect(await told()).toEqual([nobody]);
  const resources = documentsOf(site.strapi, "resource");
  const { documentId } = await rowOf("resource", { deepLink: "Seed swap" });
  await resources.update({ documentId, data: { deepLink: "exchange" } });
  expect(await told()).toEqual([nobody]);
  await resources.update({ documentId, data: { internal: true } });
  expect(await told()).toEqual(["swap: /resources#exchange is hidden", nobody]);
});

test("links to pages that are switched off are told, of plans too, by what the page is called", async () => {
  const { draft } = await loadSite(panel);
  const plan = await planPanel(site, panel).added([sheet()], { title: "Back yard" });
  const yard = `/plans/${plan.keyId}`;
  await addSpecies(panel, "plant", { keyId: "sedge", notes: to("/calendar", yard) });
  const before = await found();
  expect(before.filter((line) => line.startsWith("sedge"))).toEqual([]);
  await changeSite(panel, { pages: { ...draft.pages, calendar: false, plans: false } });
  const { body } = await panel.get<Gaps>("gaps");
  const told = body.deadLinks.filter(({ keyId }) => keyId === "sedge");
  expect(told.map(({ page, pageName, isHidden }) => ({ page, pageName, isHidden }))).toEqual([
    { page: "/calendar", pageName: "Calendar", isHidden: true },
    { page: yard, pageName: "Back yard", isHidden: true },
  ]);
  await changeSite(panel, { pages: draft.pages });
  expect(await found()).toEqual(before);
});

test("a link to a former key leads to its record", async () => {
  const { documentId } = await rowOf("plant", { keyId: "oak" });
  const plants = documentsOf(site.strapi, "plant");
  await plants.update({ documentId, data: { keyId: "whiteoak" } });
  expect((await found()).filter((line) => line.includes("oak"))).toEqual([]);
  await plants.update({ documentId, data: { internal: true } });
  const lines = (await found()).filter((line) => line.includes("oak"));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.endsWith("is hidden"))).toBe(true);
});

async function rowOf(kind: "plant" | "resource", where: object): Promise<{ documentId: string }> {
  const found: unknown = await site.strapi.db.query(`api::${kind}.${kind}`).findOne({ where });
  return found as { documentId: string };
}
