// @slow
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { importMessages } from "shared-types/photo/import-messages";
import type { PhotosImported } from "shared-types/photo/answers";
import { expect, test } from "vitest";
import { fresh, inboxOf } from "../fixtures/inbox";
import { withSegments, xmpSegment } from "../fixtures/jpeg-segments";
import { list, xmp } from "../fixtures/metadata";
import { useOwnersSite } from "../fixtures/panel";
import { photoOf } from "../fixtures/photo-drafts";
import { plant } from "../fixtures/plants";
import { create, tableOf } from "../fixtures/records";
import { formWith, upload } from "../fixtures/upload";

const { site, panel } = useOwnersSite();
const { put, run } = inboxOf(site, panel);

const send = (form: FormData) => upload(site, panel.token, form);
const waits = () => readdirSync(join(site.dataDir, "inbox")).filter((name) => name !== "rejected");
const rejected = (name: string) => existsSync(join(site.dataDir, "inbox", "rejected", name));
const wordsOf = async ({ photos }: PhotosImported) => {
  const rows = tableOf<{ wordsInFile: string; ratingInFile: number }>(site.strapi, "photo");
  return Promise.all(
    photos.map(async ({ photoId }) => {
      const row = await rows.findOne({ where: { id: photoId } });
      return [row.wordsInFile, row.ratingInFile];
    }),
  );
};

const told = (word: string) =>
  xmp(
    list("dc:subject", "Bag", word) + list("dc:description", "Alt", `A ${word}`),
    'xmp:Rating="4"',
  );
const takeout = JSON.stringify({
  title: "IMG_7.jpg",
  description: "Told to Google",
  photoTakenTime: { timestamp: "1715940000" },
  geoData: { latitude: 44.123456, longitude: -93.654321 },
});

test("what lies beside a photo is read with it and goes with it, as nothing of its own", async () => {
  await create(site.strapi, "plant", plant("toldweed", "Told weed"));
  const bytes = await fresh();
  put("a/IMG_1.jpg", bytes);
  put("a/IMG_1.xmp", told("told weed"));
  put("b/IMG_1.jpg", await fresh());
  put("b/IMG_1.jpg.supplemental-metadata.json", takeout);
  const before = await panel.call<{ waiting: number }>("GET", "photosimport");
  expect(before.body.waiting).toBe(2);
  const result = await run();
  expect(result).toMatchObject({ imported: 2, failed: [] });
  expect(waits()).toEqual([]);
  // Which of them was done first is not said.
  expect((await wordsOf(result)).sort()).toEqual([
    ["", null],
    ["told weed", 4],
  ]);
  const photos = await Promise.all(result.photos.map(({ photoId }) => photoOf(panel, photoId)));
  const named = (caption: string) => photos.find((photo) => photo.caption === caption);
  expect(named("Told to Google")).toMatchObject({ dateTaken: "2024-05-17T10:00:00.000Z" });
  expect(named("A told weed")?.plants).toHaveLength(1);
  const originals = join(site.dataDir, "originals");
  const kept = readdirSync(originals).filter((name) => name.endsWith(".jpg"));
  expect(kept.map((name) => readFileSync(join(originals, name)).equals(bytes)).sort()).toEqual([
    false,
    true,
  ]);
});

test("what is sent with a photo stays with it, and what is sent by itself finds it by its name", async () => {
  const photo = { name: "IMG_2.jpg", bytes: await fresh() };
  const both = await send(formWith([{ name: "IMG_2.xmp", bytes: told("Both") }, photo]));
  expect(both.body).toEqual({
    accepted: [{ fileName: "IMG_2.jpg" }, { fileName: "IMG_2.xmp" }],
    refused: [],
  });
  // Another photo of that name, of another folder.
  await send(
    formWith([
      { name: "IMG_2.jpg", bytes: await fresh() },
      { name: "IMG_2.xmp", bytes: told("Other") },
    ]),
  );
  for (const one of [
    { name: "IMG_3.jpg", bytes: await fresh() },
    { name: "IMG_3.jpg.xmp", bytes: told("Alone") },
  ])
    await send(formWith([one]));
  const result = await run();
  expect(result).toMatchObject({ imported: 3, failed: [] });
  expect((await wordsOf(result)).map(([word]) => word).sort()).toEqual(["Alone", "Both", "Other"]);
});

test("what tells of no photo, of one of several, or of nothing at all is kept and named", async () => {
  for (const width of [300, 310])
    await send(formWith([{ name: "IMG_4.jpg", bytes: await fresh(width) }]));
  await send(formWith([{ name: "IMG_4.xmp", bytes: told("Which") }]));
  put("metadata.json", JSON.stringify({ title: "My album" }));
  put("VID_6.mp4.json", takeout);
  put("c/IMG_5.jpg", await fresh());
  put("c/IMG_5.jpg.json", "{");
  // Some programs write one for each photo, be there anything to say or not.
  put("c/IMG_8.jpg", await fresh());
  put("c/IMG_8.xmp", xmp(""));
  const { imported, failed } = await run();
  expect(imported).toBe(4);
  const said = Object.fromEntries(
    failed.map(({ fileName, errorMessage }) => [fileName, errorMessage]),
  );
  expect(said).toEqual({
    "IMG_4.xmp": importMessages.oneOfSeveral,
    "metadata.json": importMessages.ofNoPhoto,
    "VID_6.mp4.json": importMessages.lone,
    [join("c", "IMG_5.jpg.json")]: importMessages.unreadable,
  });
  expect([rejected("IMG_4.xmp"), rejected("metadata.json")]).toEqual([true, true]);
});

test("what Google Photos had in its trash or Locked Folder stays out", async () => {
  for (const [name, mark] of [
    ["thrown", { trashed: true }],
    ["locked", { inLockedFolder: true }],
    ["archived", { archived: true, trashed: false }],
  ] as const) {
    put(`${name}.jpg`, await fresh());
    put(`${name}.jpg.json`, JSON.stringify({ ...(JSON.parse(takeout) as object), ...mark }));
  }
  const { imported, failed } = await run();
  expect(imported).toBe(1);
  const errorMessage = importMessages.trashed;
  expect(failed.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))).toEqual([
    { fileName: "locked.jpg", errorMessage },
    { fileName: "thrown.jpg", errorMessage },
  ]);
  expect([rejected("thrown.jpg"), rejected("thrown.jpg.json")]).toEqual([true, true]);
});

test("what not everyone could see on Flickr stays out", async () => {
  for (const [n, privacy] of ["public", "private", "friends & family"].entries()) {
    put(`fern_567890123${n}_o.jpg`, await fresh());
    put(
      `photo_567890123${n}.json`,
      JSON.stringify({ photopage: "https://www.flickr.com/photos/me/1/", privacy }),
    );
  }
  const { imported, failed } = await run();
  expect(imported).toBe(1);
  expect(failed.map(({ errorMessage }) => errorMessage)).toEqual([
    ...[importMessages.private, importMessages.private],
  ]);
});

test("what drives and systems keep in folders of photos is none of them", async () => {
  put("d/IMG_8.jpg", await fresh());
  put("d/@eaDir/IMG_8.jpg/SYNOPHOTO_THUMB_XL.jpg", await fresh());
  put("d/Thumbs.db", "list");
  expect(await run()).toMatchObject({ imported: 1, failed: [] });
});

test("a photo that is here already keeps what its file says, and no visitor reads it", async () => {
  const bytes = withSegments(await fresh(), xmpSegment(told("Zq7xWord")));
  put("again.jpg", bytes);
  const { photos } = await run();
  const photoId = photos[0]?.photoId ?? 0;
  const rows = tableOf<{ wordsInFile: string | null }>(site.strapi, "photo");
  await rows.update({ where: { id: photoId }, data: { wordsInFile: null, ratingInFile: null } });
  put("again.jpg", bytes);
  put("again.xmp", told("Zq7xBeside"));
  expect(await run()).toMatchObject({ imported: 0, skipped: 1, failed: [] });
  expect(await rows.findOne({ where: { id: photoId } })).toMatchObject({
    wordsInFile: "Zq7xBeside\nZq7xWord",
    ratingInFile: 4,
  });
  for (const path of [`photos/${photoId}`, "search?q=Zq7xBeside"]) {
    const answer = await fetch(`${site.url}/api/${path}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("Zq7xBeside");
  }
});
