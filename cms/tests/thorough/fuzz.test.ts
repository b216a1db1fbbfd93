import fc from "fast-check";
import { calls, type CallName } from "shared-types/calls";
import type { Call } from "shared-types/kit/call";
import { beforeAll, describe, expect, test } from "vitest";
import { useSite } from "../boot";
import { animal } from "../fixtures/animals";
import { ask, send } from "../fixtures/ask";
import { associationDraft } from "../fixtures/drafts";
import { expectContract, statusesOf } from "../fixtures/contract-answer";
import { fresh, inboxOf } from "../fixtures/inbox";
import { textsOf, wordsOf } from "../fixtures/lists";
import { addMessage } from "../fixtures/messages";
import { bodyOf, oddForm, pathOf, soundPath } from "../fixtures/odd-requests";
import { bearer } from "../fixtures/owner";
import { ownersPanel, panelOf } from "../fixtures/panel";
import { filesBelow } from "../fixtures/photo-files";
import { createPhoto } from "../fixtures/photos";
import { planPanel, sheet } from "../fixtures/plans";
import { plant } from "../fixtures/plants";
import { create } from "../fixtures/records";
import { createResource, resource } from "../fixtures/resources";
import { isThorough, times } from "../fixtures/thorough";

const site = useSite();
let token: string;
beforeAll(async () => {
  const panel = await ownersPanel(site);
  ({ token } = panel);
  const { strapi } = site;
  const { documentId: photo } = await createPhoto(strapi, "wren", { alt: "A wren" });
  const { documentId: link } = await create(strapi, "link", { text: "Guide", href: "/cats" });
  const shown = { photos: [photo], banner: photo, thumb: photo, links: [link] };
  await create(strapi, "plant", { ...plant("oak", "White Oak"), ...shown });
  await create(strapi, "animal", { ...animal("oak", "Oak Moth"), ...shown });
  await create(strapi, "keyword", { keyword: "rain" });
  await create(strapi, "category", { cpListId: 1, cpOptionName: "Birds" });
  await create(strapi, "quote", { position: 1, quotation: "Q", author: "A" });
  await createResource(strapi, 8, resource("A book"));
  await addMessage(strapi);
  await createResource(strapi, 14, resource("A cat"));
  const plans = planPanel(site, panel);
  const { planId, sheets } = await plans.added([sheet()], { keyId: "oak" });
  const place = { planId, sheetId: sheets[0]?.sheetId, x: 0.4, y: 0.6 };
  const viewpoint = { viewpointId: 0, name: "From the patio", ...place, photoIds: [] };
  expect(await panel.save("POST", "viewpointadd", viewpoint)).toEqual([]);
  const oaks = { plantId: 1, animalId: 1 };
  expect(await panel.save("POST", "sightingadd", { date: "2024-05-17", ...oaks })).toEqual([]);
  await ask(`${site.url}/flora/oak`, {
    headers: { "user-agent": "Mozilla/5.0 (X11) Firefox/140.0" },
  });
  const association = { ...associationDraft, ...oaks };
  expect(await panel.save("POST", "associationadd", association)).toEqual([]);
});

const all = Object.entries(calls as Record<CallName, Call>) as [CallName, Call][];

/** Importing folders and whole backups: a few cases are enough. */
const slow: CallName[] = ["photosImport", "backupMake"];

/** Calls that need a file, an unguessable name or ticket, or one of the owner's own categories. */
const neverByChance = wordsOf(
  `photosUpload photoReplace photoOriginal pictureUpload csvImport sightingsImport csvImported csvImportUndo backupTicket backupFile
    categoryDelete resourcePicture publishRun publishTicket publishZip`,
);

/** The requests to a call: seeded, existing records first; a failure prints its own. */
const runs = (name: CallName, call: Call) => ({
  numRuns: times(slow.includes(name) ? 3 : 16, 2),
  seed: 20_261_122,
  examples: [[{}, soundPath(call.path)]] as [unknown, string][],
});

const hasBody = ({ method }: Call) => method === "POST" || method === "PUT";

async function askedOddly(name: CallName, call: Call, headers: Record<string, string>) {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(bodyOf(name), pathOf(call.path), async (body, path) => {
      const at = `${site.url}${path}`;
      const answer = await (hasBody(call)
        ? send(at, body, call.method, headers)
        : ask(at, { method: call.method, headers }));
      expectContract(call, answer);
      seen.add(answer.status);
    }),
    runs(name, call),
  );
  return seen;
}

describe("whatever a stranger sends, the answer is a documented one", () => {
  test.each(all)("%s", async (name, call) => {
    const seen = await askedOddly(name, call, {});
    expect(
      [...seen].filter((status) => !statusesOf(name, call, "nobody").includes(status)),
    ).toEqual([]);
  });
});

describe("whatever the owner sends, the answer is a documented one", () => {
  test.each(all)("%s", async (name, call) => {
    const seen = await askedOddly(name, call, bearer(token));
    expect([...seen].filter((status) => !statusesOf(name, call, "owner").includes(status))).toEqual(
      [],
    );
    // With few generated bodies, all may be refused.
    if (!isThorough) return;
    expect([name, seen.has(200)]).toEqual([name, !neverByChance.includes(name)]);
  });
});

describe("whatever form is sent where files are taken, the answer is a documented one", () => {
  const takers = all.filter(([, { files }]) => files);

  test.each(takers)("%s", async (name, call) => {
    const seen = new Set<number>();
    const sendForm = (headers: Record<string, string>, body: Blob) =>
      ask(`${site.url}${soundPath(call.path)}`, { method: call.method, headers, body });
    await fc.assert(
      fc.asyncProperty(oddForm(call.files ?? ""), async ({ type, body }) => {
        const answer = await sendForm({ ...bearer(token), "content-type": type }, body);
        expectContract(call, answer);
        seen.add(answer.status);
        const refused = await sendForm({ "content-type": type }, body);
        expectContract(call, refused);
        expect([401, 415]).toContain(refused.status);
      }),
      { numRuns: times(40, 4), seed: 20_261_122 },
    );
    for (const status of seen) expect(statusesOf(name, call, "owner")).toContain(status);
    expect(seen).toContain(400);
    expect(filesBelow(site, ".").filter((file) => file.endsWith(".part"))).toEqual([]);
  });

  test("and a sound photo is taken as ever", async () => {
    const inbox = inboxOf(site, panelOf(site.url, token));
    expect(await inbox.imported("heron.jpg", await fresh())).toMatchObject({
      fileName: "heron.jpg",
    });
  });
});

describe("JSON that means harm", () => {
  const post = async (body: string) => {
    const started = Date.now();
    const answer = await ask(`${site.url}/api/flora`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    return { answer, took: Date.now() - started };
  };

  /** From JSONTestSuite's `n_` files: none is valid JSON. */
  const notJson =
    textsOf(`[1 true] ¦ [a\u00e5] ¦ ["": 1] ¦ [,1] ¦ [1,,2] ¦ ["x"]] ¦ [-] ¦ [+1] ¦ [.1] ¦ [0x1]
    [1.] ¦ [0e+] ¦ [Infinity] ¦ [NaN] ¦ [-012] ¦ {'a':0} ¦ {"a":"b",} ¦ {"a" b} ¦ {a: 1}
    {"a":/*c*/1} ¦ ["\\u00A"] ¦ ["\\x00"] ¦ ["\t"] ¦ { ¦ [ ¦ " ¦ nul ¦ <.> ¦ {"a":1}}
    {"a":true} "x" ¦ {9999E9999:1} ¦ [\u0061] ¦ \u2060{}`);
  test.each(notJson)("%j is a 400", async (body) => {
    expect((await post(body)).answer.status).toBe(400);
  });

  test("with __proto__ changes nothing but its own answer", async () => {
    for (const body of [
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
    ])
      expect((await post(body)).answer.status).toBe(400);
    expect({}).not.toHaveProperty("polluted");
    expect((await post("{}")).answer.status).toBe(200);
  });

  test("of a thousand levels, or of as many entries, is refused at once", async () => {
    const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
    for (const nested of [deep(50), deep(1000), deep(100_000)])
      for (const body of [nested, `{"searchTerm":${nested}}`]) {
        const { answer, took } = await post(body);
        expect(answer.status).toBe(400);
        expect(took).toBeLessThan(5000);
      }
    const photoIds = Array.from({ length: 10_001 }, (_, n) => n);
    const path = `${site.url}/api/photosdetails`;
    expect((await send(path, { photoIds }, "POST", bearer(token))).status).toBe(400);
  });
});
