import type { FoundName, NameBook, NameBookReport, NameBookRun } from "shared-types/name/answers";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import Database from "better-sqlite3";
import { ask } from "../fixtures/ask";
import { addPlant } from "../fixtures/kept";
import { bearer } from "../fixtures/owner";
import { useOwnersSite } from "../fixtures/panel";
import { fileOf, importSightings, inaturalistColumns } from "../fixtures/sightings-import";
import { formWith } from "../fixtures/upload";

const { site, panel } = useOwnersSite();

const find = async (q: string, kind = "") =>
  (await panel.get<FoundName[]>(`names?q=${encodeURIComponent(q)}${kind && `&kind=${kind}`}`)).body;
const books = async () => (await panel.get<NameBook[]>("namebooks")).body;

const begin = (name: string, text: string, dryRun: boolean) =>
  ask<NameBookReport | { runId: number }>(`${site.url}/api/namebookimport?dryRun=${dryRun}`, {
    method: "POST",
    headers: bearer(panel.token),
    body: formWith([{ name, bytes: text }], "file"),
  });

/** The run at its end. */
async function followed(runId: number): Promise<NameBookRun> {
  let run: NameBookRun | undefined;
  const look = async () => {
    run = (await panel.get<NameBookRun>(`namebookimport/${runId}`)).body;
    return run.state;
  };
  await expect.poll(look, { timeout: 100_000 }).not.toBe("running");
  if (!run) throw new Error("There is no run.");
  return run;
}

/** Sends a file, and waits for what came of it on a slow machine too. */
async function send(name: string, text: string, dryRun: boolean) {
  const { status, body, text: said } = await begin(name, text, dryRun);
  if (!("runId" in body))
    return { report: status === 200 ? body : null, problem: status === 200 ? "" : said };
  return followed(body.runId);
}

/** Removes a book, and waits until it is gone. */
async function remove(id = 0) {
  const { body } = await ask<unknown[] | { runId: number }>(
    `${site.url}/api/namebookdelete/${id}`,
    { method: "DELETE", headers: bearer(panel.token) },
  );
  if (!("runId" in body)) return body;
  const { problem } = await followed(body.runId);
  return problem === "" ? [] : [problem];
}

const plants = `"Symbol","Synonym Symbol","Scientific Name with Author","Common Name","Family"
"DAPI3","","Dahlia pinnata Cav.","pinnate dahlia","Asteraceae"
"DAPI3","DARO","Dahlia rosea Cav.","",""
"ZZ","ZZ2","Zzz lost Cav.","",""
`;

function scientificNames(name: string): string[] {
  const books = site.strapi.service("api::name.name") as unknown as {
    scientificNames(name: string): string[];
  };
  return books.scientificNames(name);
}

describe("a book of names", () => {
  test("is looked at, added, found, replaced by the next of its kind, and removed", async () => {
    const looked = await send("plantlst.txt", plants, true);
    expect(looked.report).toEqual({
      ...{
        format: "USDA PLANTS",
        read: 3,
        names: 1,
        synonyms: 2,
        repeated: 0,
        refusedCount: 0,
        refused: [],
      },
    });
    expect(await find("dahlia ros")).toEqual([]);
    expect(scientificNames("Dahlia rosea")).toEqual([]);
    const added = await send("plantlst.txt", plants, false);
    expect(added.report).toMatchObject({
      ...{ names: 1, synonyms: 1, refusedCount: 1 },
      refused: [{ line: 4, reason: "It leads to ZZ, which is not in this file." }],
    });
    expect((await find("dahlia ros"))[0]).toMatchObject({
      ...{
        nameScientific: "Dahlia rosea",
        accepted: "Dahlia pinnata",
        nameCommon: "pinnate dahlia",
      },
      ...{ family: "Asteraceae", source: "USDA PLANTS" },
    });
    expect(scientificNames("Dahlia rosea")).toContain("Dahlia pinnata");
    expect((await send("plants 2027.txt", plants, false)).problem).toBe("");
    const [starter, book, ...more] = await books();
    expect(more).toEqual([]);
    expect(starter).toMatchObject({ title: "Starter list", names: 1879 });
    expect(book).toMatchObject({
      title: "USDA PLANTS",
      source: "plants 2027.txt",
      names: 1,
      synonyms: 1,
    });
    expect(await remove(book?.id)).toEqual([]);
    expect(await find("dahlia ros")).toEqual([]);
    expect(scientificNames("Dahlia rosea")).toEqual([]);
    expect(await remove(starter?.id)).toMatchObject([
      { errorMessage: expect.stringContaining("stays") as string },
    ]);
    expect(await books()).toHaveLength(1);
  });

  test.each([
    ["of a program that this site does not know", "a,b\n1,2\n", /no columns of names/],
    [
      "of iNaturalist’s common names",
      "id,vernacularName,language,lexicon\n48662,Monarch,en,english\n",
      /Choose the one with the scientific names/,
    ],
    ["with an open quotation mark", `${plants}"AA","","Aaa b`, /Line 5: .*never closed/],
    ["that is empty", "", /choose one file/],
  ])("%s is refused with a sentence, and nothing of it is added", async (_what, text, message) => {
    const before = await books();
    expect((await send("list.csv", text, false)).problem).toMatch(message);
    expect(await books()).toEqual(before);
  });

  /** A call while the book is held by another, whose second is over at once. */
  async function whileHeld<T>(call: () => Promise<T>): Promise<[answer: T, letGo: () => void]> {
    const held = new Database(join(site.dataDir, "names.db"));
    held.exec("begin immediate");
    const timer = setTimeout;
    const patience = vi.spyOn(globalThis, "setTimeout");
    patience.mockImplementation((work, ms) => timer(work, ms === 1000 ? 0 : ms));
    const answer = await call();
    patience.mockRestore();
    return [answer, () => held.close()];
  }

  test("that takes longer than a second is followed by its run", async () => {
    const [begun, letGo] = await whileHeld(() => begin("long.txt", plants, false));
    expect(begun).toMatchObject({ status: 202, body: { runId: expect.any(Number) as number } });
    const busy = await begin("other.txt", plants, false);
    expect([busy.status, busy.text]).toEqual([409, expect.stringContaining("Try again")]);
    letGo();
    if (!("runId" in begun.body)) throw new Error("It has no run.");
    const { runId } = begun.body;
    expect(await followed(runId)).toMatchObject({ state: "done", read: 3, report: { names: 1 } });
    expect((await panel.get(`namebookimport/${runId + 1}`)).status).toBe(404);
    const [, book] = await books();
    const url = `${site.url}/api/namebookdelete/${book?.id}`;
    const [removal, free] = await whileHeld(() =>
      ask<{ runId: number }>(url, { method: "DELETE", headers: bearer(panel.token) }),
    );
    expect(removal).toMatchObject({ status: 202, body: { runId: runId + 1 } });
    free();
    expect(await followed(runId + 1)).toMatchObject({ state: "done", report: null, problem: "" });
    expect(await books()).toHaveLength(1);
  });

  test("in the columns of the handbook has plants and animals, and refuses only the line that tells neither", async () => {
    const text = [
      "nameScientific,nameCommon,family",
      "Triteleia laxa,Ithuriel's spear,Asparagaceae",
      "Speyeria callippe,Callippe fritillary,Nymphalidae",
      "Asclepias cordifolia,Heartleaf milkweed,",
      "Xus yus,Wholly unknown,",
    ].join("\n");
    const { report } = await send("mine.csv", text, false);
    expect(report).toMatchObject({
      names: 3,
      refused: [{ line: 5, reason: expect.stringContaining("Fill in its family") as string }],
    });
    const kindsOf = async (q: string) => (await find(q)).map(({ kind }) => kind);
    expect(await kindsOf("triteleia laxa")).toEqual(["plant"]);
    expect(await kindsOf("speyeria callippe")).toEqual(["animal"]);
    expect(await kindsOf("asclepias cordifolia")).toEqual(["plant"]);
  });

  test("from GBIF makes its old names and those of today one species for an import", async () => {
    await addPlant(panel, {
      nameCommon: "Blue dicks",
      nameScientific: "Dichelostemma capitatum",
      internal: false,
    });
    const seen = {
      id: 1,
      observed_on: "2026-05-18",
      scientific_name: "Dipterostemon capitatus",
      iconic_taxon_name: "Plantae",
    };
    const look = async () =>
      (await importSightings(site, panel.token, fileOf(inaturalistColumns, [seen]))).body;
    expect(await look()).toMatchObject({
      unmatched: [{ nameScientific: "Dipterostemon capitatus" }],
    });
    const columns =
      "taxonKey,scientificName,acceptedTaxonKey,acceptedScientificName,taxonRank,taxonomicStatus,kingdom,family";
    const today = "Dipterostemon capitatus (Benth.) Rydb.";
    const lines = [
      columns,
      `1,Dichelostemma capitatum (Benth.) Alph.Wood,2,${today},SPECIES,SYNONYM,Plantae,Asparagaceae`,
      `2,${today},2,${today},SPECIES,ACCEPTED,Plantae,Asparagaceae`,
      "3,Dipterostemon Rydb.,3,Dipterostemon Rydb.,GENUS,ACCEPTED,Plantae,Asparagaceae",
    ];
    const { report } = await send(
      "0001234-240506114902167.csv",
      lines.join("\n").replaceAll(",", "\t"),
      false,
    );
    expect(report).toMatchObject({ names: 1, synonyms: 1, refusedCount: 0 });
    expect(await look()).toMatchObject({ new: 1, unmatched: [] });
    expect((await find("dichelostemma capitatum"))[0]?.nameCommon).toBe("Blue dicks");
  });
});
