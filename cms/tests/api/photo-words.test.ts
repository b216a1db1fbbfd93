// @slow
import type { PhotoWord, PhotoWordsAccepted } from "shared-types/photo-word/answers";
import { photoWordMessages } from "shared-types/photo-word/codes";
import type { PhotosImported } from "shared-types/photo/answers";
import { describe, expect, test } from "vitest";
import { animal } from "../fixtures/animals";
import { fresh, inboxOf } from "../fixtures/inbox";
import { withSegments, xmpSegment } from "../fixtures/jpeg-segments";
import { list, xmp } from "../fixtures/metadata";
import { useOwnersSite } from "../fixtures/panel";
import { photoOf } from "../fixtures/photo-drafts";
import { plant } from "../fixtures/plants";
import { create, tableOf } from "../fixtures/records";

const { site, panel } = useOwnersSite();
const { put } = inboxOf(site, panel);

/** A new photo whose file has these words and stars, waiting in the inbox. */
let count = 0;
async function tagged(words: string[], stars = 0): Promise<void> {
  const rating = stars === 0 ? "" : `xmp:Rating="${stars}"`;
  const packet = xmpSegment(xmp(list("dc:subject", "Bag", ...words), rating));
  put(`tagged-${(count += 1)}.jpg`, withSegments(await fresh(300, 200), packet));
}
const imported = async (visibility = "public") =>
  (await panel.call<PhotosImported>("POST", "photosimport", { visibility })).body;
const words = async () => (await panel.get<{ words: PhotoWord[] }>("photowords")).body.words;
const linesOf = async (word: string) => (await words()).filter((line) => line.word === word);
type Line = [word: string, kind: string, nameScientific: string];
const accept = async (lines: Line[], visibility = "public") => {
  const body = {
    accept: lines.map(([word, kind, nameScientific]) => ({ word, kind, nameScientific })),
    visibility,
  };
  return (await panel.call<PhotoWordsAccepted>("POST", "photowordsaccept", body)).body;
};
const undo = async (accepted: string[]) =>
  (await panel.call<PhotoWordsAccepted>("POST", "photowordsundo", { words: accepted })).body;
const counts = (plants: number, animals: number, photos: number) => ({
  ...{ errors: [], plants, animals, photos },
});
interface Species {
  id: number;
  keyId: string;
  internal: boolean;
  aka: string;
  thumb: { id: number };
  banner: { id: number };
}
const recordOf = (kind: "plant" | "animal", nameScientific: string) =>
  tableOf<Species | null>(site.strapi, kind).findOne({
    where: { nameScientific },
    populate: ["thumb", "banner"],
  });

describe("words of photos", () => {
  test("name what the books know; a genus, a guess and other words name nothing", async () => {
    const binomial = "taxonomy:binomial=Danaus plexippus";
    await tagged(["swamp-milkweed", "Aster", "Bombus sp.", "dusk", binomial]);
    await tagged(["Swamp Milkweed"]);
    await imported();
    const unknown = { photos: 1, kind: "", nameScientific: "", nameCommon: "", recordId: 0 };
    expect(await words()).toEqual([
      {
        ...{ word: "swamp-milkweed", photos: 2, kind: "plant", recordId: 0 },
        ...{ nameScientific: "Asclepias incarnata", nameCommon: "Swamp milkweed" },
      },
      { word: "Aster", ...unknown },
      { word: "Bombus sp.", ...unknown },
      {
        ...{ word: "Danaus plexippus", photos: 1, kind: "animal", recordId: 0 },
        ...{ nameScientific: "Danaus plexippus", nameCommon: "Monarch" },
      },
      { word: "dusk", ...unknown },
    ]);
  });

  test("become species with the best photo, once, and the next import knows them", async () => {
    await tagged(["Cardinal flower"], 3);
    await tagged(["cardinal-flower"], 5);
    await tagged(["Lobelia cardinalis"], -1);
    const { photos } = await imported();
    const lines = (await words()).filter(
      ({ nameScientific }) => nameScientific === "Lobelia cardinalis",
    );
    expect(lines.map(({ word, photos: n }) => [word, n])).toEqual([
      ["Cardinal flower", 2],
      ["Lobelia cardinalis", 1],
    ]);
    const all = lines.map(({ word, kind, nameScientific }): Line => [word, kind, nameScientific]);
    expect(await accept(all)).toEqual(counts(1, 0, 3));
    const best = photos[1]?.photoId;
    const record = await recordOf("plant", "Lobelia cardinalis");
    expect(record).toMatchObject({ nameCommon: "Cardinal flower", type: "forb", internal: false });
    expect([record?.thumb.id, record?.banner.id]).toEqual([best, best]);
    const page = await fetch(`${site.url}/api/flora/${record?.keyId}`);
    expect(page.status).toBe(200);
    const { body: history } = await panel.get<unknown[]>(`history/photo/${best}`);
    expect(JSON.stringify(history)).toContain("plants");
    expect(await accept(all)).toEqual(counts(0, 0, 0));
    await tagged(["CARDINALFLOWER"]);
    const [next] = (await imported()).photos;
    expect((await photoOf(panel, next?.photoId ?? 0)).plants).toEqual([record?.id]);
    expect(await linesOf("CARDINALFLOWER")).toEqual([]);
  });

  test("make internal records if so chosen, and show what waits for a description only with public ones", async () => {
    await tagged(["Bald cypress"]);
    await tagged(["Eastern copperhead"]);
    const [one, two] = (await imported("waiting")).photos.map(({ photoId }) => photoId);
    const tree = (await linesOf("Bald cypress"))[0]?.nameScientific ?? "";
    await accept([["Bald cypress", "plant", tree]], "internal");
    expect(await recordOf("plant", tree)).toMatchObject({ internal: true });
    expect(await accept([["Eastern copperhead", "animal", "Agkistrodon contortrix"]])).toEqual(
      counts(0, 1, 1),
    );
    const snake = await recordOf("animal", "Agkistrodon contortrix");
    expect(snake).toMatchObject({ classTax: "Reptilia", family: "Viperidae", thumb: { id: two } });
    expect((await photoOf(panel, one ?? 0)).visibility).toBe("waiting");
    expect((await photoOf(panel, two ?? 0)).visibility).toBe("public");
  });

  test("that a plant and an animal share are asked about, by import and list alike", async () => {
    await create(site.strapi, "plant", plant("twin", "Twinname"));
    const bird = await create(site.strapi, "animal", animal("twin", "Twinname"));
    await tagged(["Twinname"]);
    const [photo] = (await imported()).photos;
    const photoId = photo?.photoId ?? 0;
    expect(await photoOf(panel, photoId)).toMatchObject({ plants: [], animals: [] });
    const lines = await linesOf("Twinname");
    expect(lines.map(({ kind }) => kind).sort()).toEqual(["animal", "plant"]);
    const chosen = lines.find(({ kind }) => kind === "animal");
    expect(await accept([["Twinname", "animal", chosen?.nameScientific ?? ""]])).toEqual(
      counts(0, 0, 1),
    );
    expect(await photoOf(panel, photoId)).toMatchObject({ plants: [], animals: [bird.id] });
    await tagged(["twinname"]);
    const [next] = (await imported()).photos;
    expect(await photoOf(panel, next?.photoId ?? 0)).toMatchObject({
      plants: [],
      animals: [bird.id],
    });
  });

  test("that name no species are not asked about again", async () => {
    await tagged(["Luna moth"]);
    await imported();
    expect(await linesOf("Luna moth")).toHaveLength(1);
    expect(await accept([["Luna moth", "", ""]])).toEqual(counts(0, 0, 0));
    await tagged(["luna-moth"]);
    expect((await imported()).newKeywords.map(({ keyword }) => keyword)).toEqual(["luna-moth"]);
    expect((await words()).map(({ word }) => word.toLowerCase())).not.toContain("luna-moth");
  });

  test("are saved all or not at all", async () => {
    await tagged(["Red buckeye"]);
    await imported();
    const answer = await accept([
      ["Red buckeye", "plant", "Aesculus pavia"],
      ["Aster", "plant", "Aster"],
      ["dusk", "plant", "Nocturna obscura"],
    ]);
    expect(answer).toEqual({
      errors: [
        { fieldId: "accept[1].nameScientific", errorMessage: photoWordMessages.genus("Aster") },
        {
          fieldId: "accept[2].nameScientific",
          errorMessage: photoWordMessages.unknown("Nocturna obscura"),
        },
      ],
      ...{ plants: 0, animals: 0, photos: 0 },
    });
    expect(await recordOf("plant", "Aesculus pavia")).toBeNull();
  });

  test("of more photos than a statement of SQLite can have rows are accepted with their history", async () => {
    const photo = (n: number) => ({
      ...{ document_id: `many-${n}`, file_name: `many-${n}.jpg`, thumb_file_name: `many-${n}.jpg` },
      ...{ words_in_file: "Canada darner", visibility: "public" },
    });
    const rows = Array.from({ length: 600 }, (_, n) => photo(n));
    for (const some of [rows.slice(0, 300), rows.slice(300)])
      await site.strapi.db.connection("photos").insert(some);
    expect(await accept([["Canada darner", "animal", "Aeshna canadensis"]])).toEqual(
      counts(0, 1, 600),
    );
    expect(await undo(["Canada darner"])).toEqual(counts(0, 1, 600));
  });

  test("are undone at once: photos, pages, pictures and what was settled are as they were", async () => {
    await create(site.strapi, "plant", {
      ...plant("inkberry", "Inkberry"),
      nameScientific: "Ilex glabra",
    });
    await tagged(["Inkberry holly", "Sweet birch"]);
    await tagged(["Inkberry holly", "Sweet birch", "A cat called Robin"]);
    const [one, two] = (await imported("waiting")).photos.map(({ photoId }) => photoId);
    const before = await photoOf(panel, one ?? 0);
    const all: Line[] = [
      ["Inkberry holly", "plant", "Ilex glabra"],
      ["Sweet birch", "plant", "Betula lenta"],
      ["A cat called Robin", "", ""],
    ];
    const asked = await words();
    expect(await accept(all)).toEqual(counts(1, 0, 2));
    expect(await recordOf("plant", "Ilex glabra")).toMatchObject({ thumb: { id: one } });
    expect((await photoOf(panel, one ?? 0)).visibility).toBe("public");

    const settled = all.map(([word]) => word);
    const refused = { errors: [{ fieldId: "", errorMessage: photoWordMessages.noUndo }] };
    expect(await undo(["Sweet birch"])).toMatchObject(refused);
    expect(await undo(settled)).toEqual(counts(1, 0, 2));
    expect(await photoOf(panel, one ?? 0)).toEqual(before);
    expect(await photoOf(panel, two ?? 0)).toMatchObject({ plants: [], visibility: "waiting" });
    expect(await recordOf("plant", "Betula lenta")).toBeNull();
    expect(await recordOf("plant", "Ilex glabra")).toMatchObject({ thumb: null, banner: null });
    expect(await words()).toEqual(asked);
    const bin = await panel.get<{ name: string }[]>("bin");
    expect(bin.body.map(({ name }) => name)).toContain("Sweet birch");
    expect(await undo(settled)).toMatchObject(refused);
  });

  test("leave what was changed since, when they are undone", async () => {
    await tagged(["Green hawthorn"]);
    await tagged(["Witch-hazel"]);
    const [one, two] = (await imported()).photos.map(({ photoId }) => photoId);
    await accept([
      ["Green hawthorn", "plant", "Crataegus viridis"],
      ["Witch-hazel", "plant", "Hamamelis virginiana"],
    ]);
    const thorn = await recordOf("plant", "Crataegus viridis");
    const hazel = await recordOf("plant", "Hamamelis virginiana");
    const add = { plants: [hazel?.id] };
    expect(await panel.save("POST", "photostag", { photoIds: [one], add, remove: {} })).toEqual([]);
    expect(await undo(["Green hawthorn", "Witch-hazel"])).toEqual(counts(0, 0, 1));
    expect((await photoOf(panel, one ?? 0)).plants.sort()).toEqual([thorn?.id, hazel?.id].sort());
    expect((await photoOf(panel, two ?? 0)).plants).toEqual([]);
    expect(await recordOf("plant", "Hamamelis virginiana")).not.toBeNull();
  });

  const wren = "Thryothorus ludovicianus";
  test.each([
    [`Carolina Wren (${wren})`, wren],
    [`${wren} (Carolina Wren)`, wren],
    ["Cyanocitta cristata, Blue Jay", "Cyanocitta cristata"],
    [`${wren} ludovicianus`, wren],
    ["Monarda didyma L.", "Monarda didyma"],
    ["Rudbeckia fulgida var. sullivantii", "Rudbeckia fulgida"],
    ["Lonicera sempervirens cv. Major Wheeler", "Lonicera sempervirens"],
    ["New England aster (Aster novae-angliae)", "Symphyotrichum novae-angliae"],
    ["Aster novae-angliae (Symphyotrichum novae-angliae)", "Symphyotrichum novae-angliae"],
    ["Viola sororia \u00d7 cucullata", ""],
    ["Danaus plexippus on Asclepias incarnata", ""],
    ["Mimic of Danaus plexippus", ""],
    ["Monarda cf. didyma (Monarda didyma)", ""],
    ["Monarda (bee balm bed)", ""],
    ["Robin (our neighbor's cat)", ""],
    ["Carolina Wren nest box", ""],
  ])("%s: with a scientific name among other words name “%s”", async (word, nameScientific) => {
    await tagged([word]);
    await imported();
    expect(await linesOf(word)).toMatchObject([{ word, nameScientific, recordId: 0 }]);
    // Not asked about again by the next.
    expect(await accept([[word, "", ""]])).toEqual(counts(0, 0, 0));
  });

  test("with both names of one of the site's tag by themselves, unless another species or a keyword is meant", async () => {
    const own = { ...animal("tiger", "Tiger swallowtail"), nameScientific: "Papilio glaucus" };
    const { id } = await create(site.strapi, "animal", own);
    const both = "Papilio glaucus (Tiger)";
    await create(site.strapi, "keyword", { keyword: "Papilio glaucus or alike" });
    await tagged([both]);
    await tagged(["Papilio glaucus on Monarda didyma", "Papilio glaucus or alike"]);
    const { photos, newKeywords } = await imported();
    const [one, two] = photos.map(({ photoId }) => photoId);
    expect((await photoOf(panel, one ?? 0)).animals).toEqual([id]);
    expect((await photoOf(panel, two ?? 0)).animals).toEqual([]);
    expect(newKeywords.map(({ keyword }) => keyword)).toEqual([
      "Papilio glaucus on Monarda didyma",
    ]);
    expect(await linesOf(both)).toEqual([]);
  });

  test("become records by their names alone, not by the whole word", async () => {
    const scarlet = "Beebalm of ours (Monarda punctata)";
    await tagged([scarlet, "Monarda punctata L."]);
    await imported();
    expect(
      await accept([
        [scarlet, "plant", "Monarda punctata"],
        ["Monarda punctata L.", "plant", "Monarda punctata"],
      ]),
    ).toEqual(counts(1, 0, 1));
    const { aka } = (await recordOf("plant", "Monarda punctata")) ?? { aka: "" };
    expect(aka).toContain("Beebalm of ours");
    expect(aka).not.toMatch(/Monarda|L\./);
  });
});
