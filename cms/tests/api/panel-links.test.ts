import { hrefMessage } from "shared-types/kit/href";
import type { LinkAddAnswer, LinkListItem, LinkMessages } from "shared-types/link/answers";
import type { LinkDraft } from "shared-types/link/schema";
import type { PlantRecord } from "shared-types/plant/answers";
import type { SpeciesKind } from "shared-types/species/codes";
import { linkMessages } from "shared-types/link/codes";
import { beforeAll, describe, expect, test } from "vitest";
import { animal } from "../fixtures/animals";
import { linkDraft } from "../fixtures/drafts";
import { expectNoLeak } from "../fixtures/errors";
import { useOwnersSite } from "../fixtures/panel";
import { eachOf } from "../fixtures/lists";
import { plant } from "../fixtures/plants";
import { create, tableOf, type Stored } from "../fixtures/records";

const { site, panel } = useOwnersSite();
const species: Record<string, Stored> = {};

beforeAll(async () => {
  for (const name of ["oak", "yew"])
    species[name] = await create(site.strapi, "plant", plant(name, name));
  for (const name of ["luna", "wren"])
    species[name] = await create(site.strapi, "animal", animal(name, name));
});

const links = async () => (await panel.get<LinkListItem[]>("links")).body;
const one = async (linkId: number) => (await links()).find((link) => link.linkId === linkId);
const count = () => tableOf(site.strapi, "link").count();
const row = (id: number) =>
  tableOf<Record<string, unknown>>(site.strapi, "link").findOne({ where: { id } });

const sides = [
  { kind: "plant", key: "oak", otherKey: "yew", foreign: "luna" },
  { kind: "animal", key: "luna", otherKey: "wren", foreign: "oak" },
] as const;

describe.each(sides)("the links of a $kind", ({ kind, key, otherKey, foreign }) => {
  const body = (more: Partial<LinkDraft> = {}): LinkDraft => ({
    ...linkDraft,
    linkType: kind,
    typeId: species[key]?.id ?? 0,
    ...more,
  });
  const post = async <Body>(call: string, draft: unknown): Promise<Body> => {
    const answer = await panel.call<Body>("POST", `${kind}link${call}`, draft);
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const add = (more: Partial<LinkDraft> = {}) => post<LinkAddAnswer>("add", body(more));
  const change = (call: "edit" | "addexist" | "remove", more: Partial<LinkDraft>) =>
    post<LinkMessages>(call, body(more));
  const shown = async (of = key as string) => {
    const { body: record } = await panel.get<PlantRecord>(`${kind}/${of}`);
    return record.links.map(({ linkId }) => linkId);
  };
  const added = async (more: Partial<LinkDraft> = {}) => (await add(more)).newLinkId;

  test("a new one is connected and opens a new tab", async () => {
    const { errors, newLinkId } = await add({ linkId: 987_654 });
    expect(errors).toEqual([]);
    expect(newLinkId).not.toBe(987_654);
    expect(await shown()).toContain(newLinkId);
    expect(await row(newLinkId)).toMatchObject({ target: "_blank", text: linkDraft.text });
    expect(await one(newLinkId)).toMatchObject({ uses: 1, href: linkDraft.href });
  });

  test("a new one keeps what it tells the browser", async () => {
    const more = { target: "_self", rel: "nofollow", type: "text/html", download: "a.pdf" };
    expect(await row(await added(more))).toMatchObject(more);
  });

  test("one is edited wherever it hangs, and keeps what was not sent", async () => {
    const linkId = await added({ rel: "nofollow" });
    expect(await change("addexist", { linkId, typeId: species[otherKey]?.id ?? 0 })).toEqual([]);
    const edit = { linkId, text: "Another", href: "/flora/oak" };
    expect(await change("edit", edit)).toEqual([]);
    const { body: record } = await panel.get<PlantRecord>(`${kind}/${otherKey}`);
    expect(record.links).toContainEqual(edit);
    expect(await row(linkId)).toMatchObject({ rel: "nofollow", target: "_blank" });
  });

  test("one is edited only where it hangs", async () => {
    const linkId = await added();
    const typeId = species[otherKey]?.id ?? 0;
    const edit = { linkId, typeId, text: "Lost", href: "/lost" };
    expect(await change("edit", edit)).toEqual([{ message: linkMessages.linkId }]);
    expect(await row(linkId)).toMatchObject({ text: linkDraft.text });
  });

  test("one asked for twice, or by two tabs at once, is connected once", async () => {
    const linkId = await added();
    const typeId = species[otherKey]?.id ?? 0;
    const connect = () => change("addexist", { linkId, typeId, text: "", href: "" });
    expect(await connect()).toEqual([]);
    expect(await Promise.all([connect(), connect(), connect()])).toEqual([[], [], []]);
    expect((await shown(otherKey)).filter((id) => id === linkId)).toHaveLength(1);
    expect((await one(linkId))?.uses).toBe(2);
  });

  test("one is disconnected here only, and stays; once more does no harm", async () => {
    const linkId = await added();
    await change("addexist", { linkId, typeId: species[otherKey]?.id ?? 0 });
    expect(await change("remove", { linkId, text: "", href: "" })).toEqual([]);
    expect(await shown()).not.toContain(linkId);
    expect(await shown(otherKey)).toContain(linkId);
    expect(await change("remove", { linkId })).toEqual([]);
    expect((await one(linkId))?.uses).toBe(1);
  });

  test("one of the other kind is refused: the path says which kind it is", async () => {
    const before = await count();
    const linkType: SpeciesKind = kind === "plant" ? "animal" : "plant";
    const typeId = species[foreign]?.id ?? 0;
    const wrong = { linkType, typeId, linkId: 1 };
    const messages = [{ message: linkMessages.linkType }];
    expect(await add(wrong)).toEqual({ errors: messages, newLinkId: 0 });
    for (const call of ["edit", "addexist", "remove"] as const)
      expect(await change(call, wrong)).toEqual(messages);
    expect(await count()).toBe(before);
  });

  // The rules are a table in shared-types/tests/drafts.test.ts.
  test("of a record that is not there, or without a kind, are refused by all four calls", async () => {
    const linkId = await added();
    const before = await count();
    for (const [wrong, message] of [
      [{ typeId: 999_999 }, linkMessages.typeId],
      [{ linkType: undefined }, linkMessages.linkType],
    ] as const) {
      const draft = { ...body({ linkId }), ...wrong };
      expect(await post("add", draft)).toEqual({ errors: [{ message }], newLinkId: 0 });
      for (const call of ["edit", "addexist", "remove"])
        expect(await post(call, draft)).toEqual([{ message }]);
    }
    expect(await count()).toBe(before);
  });

  test.each([0, 999_999])("with the number %i are not there", async (linkId) => {
    for (const call of ["edit", "addexist", "remove"] as const)
      expect(await change(call, { linkId })).toEqual([{ message: linkMessages.linkId }]);
  });

  test("with a broken rule are refused, and hold 500 characters of text and address", async () => {
    const linkId = await added();
    const messages = [{ message: hrefMessage }];
    const wrong = { text: "Lost", href: "javascript:alert(1)" };
    expect(await add(wrong)).toEqual({ errors: messages, newLinkId: 0 });
    expect(await change("edit", { linkId, ...wrong })).toEqual(messages);
    expect(await row(linkId)).toMatchObject({ text: linkDraft.text, href: linkDraft.href });
    const full = { text: "é".repeat(500), href: `https://example.org/${"x".repeat(480)}` };
    expect(await row(await added(full))).toMatchObject(full);
  });

  test("malformed are a 400 in the shape of their call", async () => {
    const values = { nobody: [1], text: [5], linkId: ["one"], typeId: [[1]], rel: [null] };
    for (const wrong of eachOf(values)) {
      const draft = { ...body({ linkId: 1 }), ...wrong };
      const answer = await panel.call<LinkAddAnswer>("POST", `${kind}linkadd`, draft);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        errors: [{ message: expect.any(String) as string }],
        newLinkId: 0,
      });
      expectNoLeak(answer);
      for (const call of ["edit", "addexist", "remove"]) {
        const other = await panel.call("POST", `${kind}link${call}`, draft);
        expect(other.status).toBe(400);
        expect(other.body).toEqual([{ message: expect.any(String) as string }]);
      }
    }
  });
});

describe("the list of links", () => {
  test("is by text without regard to case and accents, with all uses counted", async () => {
    const plants = [species["oak"]?.documentId, species["yew"]?.documentId];
    const animals = [species["wren"]?.documentId];
    const more = { hoverText: "Hover", imgFileName: "a.png", altText: "Alt" };
    const eclair = { text: "éclair", href: "/a", ...more };
    const link = await create(site.strapi, "link", { ...eclair, plants, animals });
    await create(site.strapi, "link", { text: "Eclaira", href: "/b" });
    await create(site.strapi, "link", { text: "eclai", href: "/c" });
    const all = await links();
    const found = all.find(({ linkId }) => linkId === link.id);
    expect(found).toEqual({ linkId: link.id, ...eclair, uses: 3 });
    const texts = all.map(({ text }) => text).filter((text) => /clai/.test(text));
    expect(texts).toEqual(["eclai", "éclair", "Eclaira"]);
  });
});

describe("a link everywhere", () => {
  test("is changed by linkupdate, and nothing else of it", async () => {
    const { id } = await create(site.strapi, "link", { text: "Old", href: "/old", rel: "me" });
    const changed = { linkId: id, text: "New", href: "mailto:a@example.org" };
    expect(await panel.save("PUT", "linkupdate", changed)).toEqual([]);
    expect(await row(id)).toMatchObject({ text: "New", href: "mailto:a@example.org", rel: "me" });
  });

  test("is not changed by what breaks a rule", async () => {
    const { id } = await create(site.strapi, "link", { text: "Old", href: "/old" });
    const wrong = { linkId: id, text: "New", href: "javascript:x" };
    expect(await panel.save("PUT", "linkupdate", wrong)).toMatchObject([{ fieldId: "href" }]);
    expect(await row(id)).toMatchObject({ text: "Old", href: "/old" });
  });

  test("is deleted everywhere; what it hung on stays", async () => {
    const plants = [species["oak"]?.documentId];
    const { id } = await create(site.strapi, "link", { text: "Gone", href: "/a", plants });
    expect(await panel.save("DELETE", `linkdelete/${id}`)).toEqual([]);
    expect(await one(id)).toBeUndefined();
    const { status, body } = await panel.get<PlantRecord>("plant/oak");
    expect(status).toBe(200);
    expect(body.links.map(({ linkId }) => linkId)).not.toContain(id);
  });
});
