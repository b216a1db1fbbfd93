// @dialect database/sent-again
import type { LinkItem } from "shared-types/link/answers";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import type { PlanRecord } from "shared-types/plan/answers";
import type { PlantRecord } from "shared-types/plant/answers";
import { describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import {
  animalDraft,
  associationDraft,
  planDraft,
  plantDraft,
  resourceDraft,
  sightingDraft,
} from "../fixtures/drafts";
import { addPlant, fresh, historyOf } from "../fixtures/kept";
import { bearer } from "../fixtures/owner";
import { useOwnersSite, type Method } from "../fixtures/panel";
import { sheet } from "../fixtures/plans";
import { tableOf } from "../fixtures/records";
import { addSpecies } from "../fixtures/species";

const { site, panel } = useOwnersSite();

const newKey = () => crypto.randomUUID();

interface Sent {
  body: object;
  key: string;
  ifMatch?: string;
}

/** A save as the panel's forms send it. */
const send = <Body = ValidationErrors>(
  method: Method,
  path: string,
  { body, key, ifMatch }: Sent,
) =>
  ask<Body>(`${site.url}/api/${path}`, {
    method,
    headers: {
      ...bearer(panel.token),
      "content-type": "application/json",
      "idempotency-key": key,
      ...(ifMatch !== undefined && { "if-match": ifMatch }),
    },
    body: JSON.stringify(body),
  });

const countOf = (kind: Parameters<typeof tableOf>[1]) => tableOf(site.strapi, kind).count();

describe("a new record sent again because its answer was lost", () => {
  /** New records of all kinds that have a form, each with a field that is changed before the second time. */
  const kinds: [kind: string, uid: Parameters<typeof tableOf>[1], change: object, draft: object][] =
    [
      ["plant", "plant", { aka: "Bergamot" }, { ...plantDraft, keyId: fresh() }],
      ["animal", "animal", { aka: "Moth" }, { ...animalDraft, keyId: fresh() }],
      ["resource", "resource", { title: "Another" }, resourceDraft],
      ["plan", "plan", { title: "Another" }, { ...planDraft, keyId: fresh(), sheets: [] }],
      [
        "quote",
        "quote",
        { author: "Leopold" },
        { quotation: "Look.", author: "Muir", citation: "" },
      ],
      ["keyword", "keyword", { keyword: "Hoarfrost" }, { keyword: "Rime" }],
      ["category", "category", { cpOptionDescrip: "Bees" }, { cpListId: 1, cpOptionName: "Wings" }],
    ];

  test.each(kinds)("is there once, as it was sent last: %s", async (kind, uid, change, draft) => {
    const before = await countOf(uid);
    const key = newKey();
    const first = await send("POST", `${kind}add`, { body: draft, key });
    expect(first.body).toEqual([]);
    const again = await send("POST", `${kind}add`, { body: draft, key });
    expect([again.status, again.body]).toEqual([200, []]);
    expect(again.headers.get("location")).toBe(first.headers.get("location"));
    const changed = { ...draft, ...change };
    expect((await send("POST", `${kind}add`, { body: changed, key })).body).toEqual([]);
    expect(await countOf(uid)).toBe(before + 1);
    expect(await tableOf(site.strapi, uid).findOne({ where: change })).toMatchObject(change);
  });

  test("is there once where it names others: viewpoint, sighting, association", async () => {
    const { id: plantId } = await addPlant(panel);
    const animalId = await addSpecies(panel, "animal", { keyId: fresh() });
    const keyId = fresh();
    await panel.save("POST", "planadd", { ...planDraft, keyId, sheets: [sheet()] });
    const { planId, sheets } = (await panel.get<PlanRecord>(`plan/${keyId}`)).body;
    const spot = { planId, sheetId: sheets[0]?.sheetId, x: 0, y: 0, name: "From the porch" };
    for (const [kind, uid, body] of [
      ["viewpoint", "api::plan.viewpoint", spot],
      ["sighting", "sighting", { ...sightingDraft, plantId }],
      ["association", "association", { ...associationDraft, plantId, animalId, source: "A book" }],
    ] as const) {
      const key = newKey();
      const before = await countOf(uid);
      for (let time = 1; time <= 2; time += 1)
        expect((await send("POST", `${kind}add`, { body, key })).body, kind).toEqual([]);
      expect(await countOf(uid), kind).toBe(before + 1);
    }
  });

  test("is there once when both are on their way", async () => {
    const key = newKey();
    const before = await countOf("quote");
    const body = { quotation: "Twice.", author: "Muir", citation: "" };
    const sent = await Promise.all([1, 2, 3].map(() => send("POST", "quoteadd", { body, key })));
    expect(sent.map(({ body: errors }) => errors)).toEqual([[], [], []]);
    expect(await countOf("quote")).toBe(before + 1);
    // Another form may say the same.
    await send("POST", "quoteadd", { body, key: newKey() });
    expect(await countOf("quote")).toBe(before + 2);
  });

  test("a link of a plant is there once, as it was sent last", async () => {
    const { id: typeId, keyId } = await addPlant(panel);
    const key = newKey();
    const link = { linkId: 0, linkType: "plant", typeId, text: "Guide", href: "https://e.org/" };
    const first = await send("POST", "plantlinkadd", { body: link, key });
    const again = await send("POST", "plantlinkadd", { body: { ...link, text: "A guide" }, key });
    expect(again.body).toEqual(first.body);
    const { links } = (await panel.get<PlantRecord>(`plant/${keyId}`)).body;
    expect(links.map(({ text }: LinkItem) => text)).toEqual(["A guide"]);
  });

  test("does not overwrite what someone else has made of it, or bring it back from the bin", async () => {
    const key = newKey();
    const keyId = fresh();
    const draft = { ...plantDraft, keyId };
    await send("POST", "plantadd", { body: draft, key });
    const { plantId } = (await panel.get<PlantRecord>(`plant/${keyId}`)).body;
    await panel.save("PUT", "plantupdate", { ...draft, plantId, height: "9 ft" });
    const late = await send("POST", "plantadd", { body: { ...draft, height: "1 ft" }, key });
    expect([late.status, late.body]).toMatchObject([
      412,
      [{ errorMessage: panelMessages.changedByOther }],
    ]);
    expect((await panel.get<PlantRecord>(`plant/${keyId}`)).body.height).toBe("9 ft");
    await panel.save("DELETE", `plantdelete/${plantId}`);
    const gone = await send("POST", "plantadd", { body: draft, key });
    expect([gone.status, gone.body]).toMatchObject([404, [{ errorMessage: panelMessages.gone }]]);
  });

  test("a key is a UUID", async () => {
    const sent = await send("POST", "keywordadd", { body: { keyword: "Key" }, key: "1" });
    expect(sent.status).toBe(400);
  });
});

describe("a change sent again because its answer was lost", () => {
  test("is no one else's: a plan with new drawings, and more typed since", async () => {
    const keyId = fresh();
    const draft = { ...planDraft, keyId, sheets: [] };
    await panel.save("POST", "planadd", draft);
    const { body, headers } = await panel.get<PlanRecord>(`plan/${keyId}`);
    const { planId } = body;
    const ifMatch = headers.get("etag") ?? "";
    const key = newKey();
    const sent = { ...draft, planId, sheets: [sheet()] };
    expect((await send("PUT", "planupdate", { body: sent, key, ifMatch })).body).toEqual([]);
    const more = { ...sent, title: "More" };
    const again = await send("PUT", "planupdate", { body: more, key, ifMatch });
    expect([again.status, again.body]).toEqual([200, []]);
    const now = (await panel.get<PlanRecord>(`plan/${keyId}`)).body;
    expect([now.title, now.sheets.length]).toEqual(["More", 1]);

    // Another form, and another's save in between, are told as ever.
    const other = await send("PUT", "planupdate", { body: sent, key: newKey(), ifMatch });
    expect(other.status).toBe(412);
    await panel.save("PUT", "planupdate", { ...sent, title: "Theirs" });
    expect((await send("PUT", "planupdate", { body: more, key, ifMatch })).status).toBe(412);
    expect(await historyOf(panel, "plan", planId)).toMatchObject({ status: 200 });
  });
});
