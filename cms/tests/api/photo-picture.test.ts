// @slow
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { panelMessages } from "shared-types/kit/panel-messages";
import type { PhotosImported } from "shared-types/photo/answers";
import type { PlantRow } from "shared-types/plant/answers";
import type { Viewpoint } from "shared-types/viewpoint/answers";
import { describe, expect, test } from "vitest";
import { ask, send } from "../fixtures/ask";
import { expectError } from "../fixtures/errors";
import { colours, expectNear, fieldsOf } from "../fixtures/four-fields";
import { fresh, inboxOf } from "../fixtures/inbox";
import { useOwnersSite } from "../fixtures/panel";
import { findPublic, tidyBin } from "../fixtures/photo-bin";
import { loadPhoto, photoOf } from "../fixtures/photo-drafts";
import { pathsBelow, publicPaths } from "../fixtures/photo-files";
import { createPhoto } from "../fixtures/photos";
import { painted } from "../fixtures/pictures";
import { planPanel, planting, sheet } from "../fixtures/plans";
import { plant } from "../fixtures/plants";
import { create, tableOf } from "../fixtures/records";
import { picturePanel, red, green, blue, white } from "../fixtures/picture-panel";

const { site, panel } = useOwnersSite();
const { put } = inboxOf(site, panel);
const { changesOf, upright, rotate, banner, path, replaceBy, undoLast, nothingLeft } = picturePanel(
  site,
  panel,
);

const plans = planPanel(site, panel);

describe("turning a photo", () => {
  test("makes every file anew from its original, and drops what showed the old ones", async () => {
    const photo = await upright();
    const { photoId, fileName } = photo;
    const pictures = { thumb: photoId, banner: photoId };
    await create(site.strapi, "plant", { ...plant("turned", "Turned"), ...pictures });
    const row = async () => {
      const { body } = await send<PlantRow[]>(`${site.url}/api/flora`, {});
      return body.find(({ keyId }) => keyId === "turned");
    };
    expect([(await row())?.thumbVersion, (await findPublic(site, photoId))?.version]).toEqual([
      "",
      "",
    ]);

    expect(await rotate(photoId, 90)).toEqual([]);
    const now = await photoOf(panel, photoId);
    expect(now).toMatchObject({ rotation: 90, width: photo.height, height: photo.width });
    expect(now.fileSize).toBe(readFileSync(path(`_full/${fileName}`)).length);
    expect(now.placeholder).not.toBe(photo.placeholder);
    const web = fileName.replace(".jpg", "-320");
    for (const file of [`_full/${fileName}`, `_thumb/${fileName}`, `_web/${web}.webp`])
      expectNear(await fieldsOf(path(file)), [blue, red, white, green]);

    expect(now.version).toMatch(/^[0-9a-f]{8}$/);
    for (const { srcSet } of now.sources) expect(srcSet).toContain(`?v=${now.version} `);
    expect((await row())?.thumbVersion).toBe(now.version);
    const detail = await ask(`${site.url}/api/flora/turned`);
    expect(detail.body).toMatchObject({ banner: { fileName, version: now.version } });
    expect(await findPublic(site, photoId)).toMatchObject({ version: now.version });
    const page = await ask(`${site.url}/flora/turned`);
    expect(page.text).toContain(`/assets/images/_banners/${fileName}?v=${now.version}`);
    const media = tableOf<{ url: string; width: number }>(site.strapi, "plugin::upload.file");
    const { url, width } = await media.findOne({ where: { hash: `photo-${photoId}` } });
    expect([url, width]).toEqual([
      `/assets/images/_full/${fileName}?v=${now.version}`,
      photo.height,
    ]);
    nothingLeft();
  });

  test("leaves no responsive file of the width it had, and is undone to the picture it was", async () => {
    const photo = await upright(420, 900);
    const { photoId, fileName } = photo;
    const before = pathsBelow(site, "images");
    expect(await rotate(photoId, 270)).toEqual([]);
    const stem = fileName.replace(".jpg", "");
    const after = pathsBelow(site, "images").filter((file) => file.includes(stem));
    expect(after.filter((file) => file.includes("-420"))).toEqual([]);
    expect(after).toContain(`images/_web/${stem}-640.webp`);
    const turned = await photoOf(panel, photoId);

    const [change] = await changesOf(photoId);
    expect(change?.fields).toMatchObject([{ fieldId: "rotation", before: 0, after: 270 }]);
    expect(await undoLast(photoId)).toEqual([]);
    const now = await photoOf(panel, photoId);
    expect(now).toMatchObject({ rotation: 0, width: photo.width, height: photo.height });
    expect(pathsBelow(site, "images")).toEqual(before);
    expectNear(await fieldsOf(path(`_full/${fileName}`)), colours);
    expect(new Set(["", turned.version, now.version]).size).toBe(3);
  });

  test("turns what is marked on it as a drawing, and its viewpoints, and an undo turns them back", async () => {
    const { photoId, width, height } = await upright();
    const { id: plantId } = await create(site.strapi, "plant", plant("marked", "Marked"));
    const points = [
      [0.1, 0.2],
      [0.3, 0.2],
      [0.3, 0.4],
    ];
    const bed = { bedId: -1, name: "Bed", text: "", points };
    const marks = { beds: [bed], plantings: [planting(plantId, { x: 0.25, y: 0.1 })] };
    const drawing = sheet({ photoId, north: 350, feet: 100, depth: 0, ...marks });
    const other = sheet({ plantings: [planting(plantId, { x: 0.25, y: 0.1 })] });
    const { keyId, planId, sheets } = await plans.added([drawing, other]);
    const [{ sheetId } = { sheetId: 0 }] = sheets;
    const spot = { viewpointId: 0, name: "Turned", planId, sheetId, x: 0.4, y: 0.6, photoIds: [] };
    expect(await panel.save("POST", "viewpointadd", spot)).toEqual([]);
    const now = async () => {
      const { record } = await plans.load(keyId);
      const { body } = await panel.get<Viewpoint[]>("viewpoints");
      const { x = 0, y = 0 } = body.find(({ name }) => name === "Turned") ?? {};
      const all = record.sheets.map(({ north, feet, beds, plantings }) => ({
        ...{ north, feet },
        beds: beds.map((one) => one.points),
        marks: plantings.map((mark) => [mark.x, mark.y]),
      }));
      return { all, spot: [x, y] };
    };
    const before = await now();

    expect(await rotate(photoId, 90)).toEqual([]);
    const turned = await now();
    expect(turned.all[0]).toEqual({
      north: 80,
      feet: Math.round((1000 * height) / width) / 10,
      beds: [
        [
          [0.8, 0.1],
          [0.8, 0.3],
          [0.6, 0.3],
        ],
      ],
      marks: [[0.9, 0.25]],
    });
    expect(turned.spot).toEqual([0.4, 0.4]);
    expect(turned.all[1]).toEqual(before.all[1]);
    expect(await undoLast(photoId)).toEqual([]);
    expect(await now()).toEqual(before);
    // Another picture is another drawing: what is marked stays, and the panel asks first.
    expect((await replaceBy(photoId, await fresh(500, 300))).body).toEqual([]);
    expect(await now()).toEqual(before);
  });

  test("is refused with an outdated ETag, and changes nothing; the same again is no change", async () => {
    const { photoId } = await upright();
    const { etag } = await loadPhoto(panel, photoId);
    expect(await banner(photoId, 20)).toEqual([]);
    const late = await panel.call("POST", "photorotate", { photoId, rotation: 90 }, etag);
    expect(late.status).toBe(412);
    const now = await loadPhoto(panel, photoId);
    expect(await photoOf(panel, photoId)).toMatchObject({ rotation: 0, bannerAt: 20 });
    expect(await rotate(photoId, 180, now.etag)).toEqual([]);
    const { version } = await photoOf(panel, photoId);
    expect(await rotate(photoId, 180)).toEqual([]);
    expect((await photoOf(panel, photoId)).version).toBe(version);
    expect(await changesOf(photoId)).toHaveLength(2);
  });

  test("works during an import, which goes on", async () => {
    const { photoId, height } = await upright();
    for (let n = 0; n < 4; n += 1) put(`meanwhile-${n}.jpg`, await fresh(900, 700));
    const running = panel.call<PhotosImported>("POST", "photosimport");
    expect(await rotate(photoId, 90)).toEqual([]);
    expect((await running).body).toMatchObject({ imported: 4, failed: [] });
    expect(await photoOf(panel, photoId)).toMatchObject({ rotation: 90, width: height });
  });

  test.each([45, "90", null])("by %j is refused on its field", async (rotation) => {
    const { id } = await createPhoto(site.strapi, `odd-${String(rotation)}`);
    const { status, text } = await panel.call("POST", "photorotate", { photoId: id, rotation });
    expect([200, 400]).toContain(status);
    expect(text).toMatch(/rotate/);
    expect(await photoOf(panel, id)).toMatchObject({ rotation: 0 });
  });
});

test("a photo without its original cannot be changed, but replaced", async () => {
  const { photoId } = await upright();
  for (const file of pathsBelow(site, "originals")) rmSync(join(site.dataDir, file));
  const missing = [{ fieldId: "", errorMessage: panelMessages.originalMissing }];
  expect(await rotate(photoId, 90)).toEqual(missing);
  expect(await banner(photoId, 50)).toEqual(missing);
  expectError(await panel.get(`photooriginal/${photoId}`), 404, "notFound");
  expect(await photoOf(panel, photoId)).toMatchObject({ rotation: 0, bannerAt: null, version: "" });
  expect((await replaceBy(photoId, await painted("png"))).body).toEqual([]);
  expect(await rotate(photoId, 90)).toEqual([]);
});

test("an unknown photo, and one in the bin, cannot be changed", async () => {
  const { photoId } = await upright();
  await panel.save("DELETE", `photodelete/${photoId}`);
  for (const id of [photoId, 999_999]) {
    const answer = await panel.call("POST", "photorotate", { photoId: id, rotation: 90 });
    expect(answer.status).toBe(404);
    expect((await replaceBy(id, await painted("jpeg"))).status).toBe(404);
    expect((await panel.get(`photooriginal/${id}`)).status).toBe(404);
  }
});

describe("choosing the banner", () => {
  /** The mean color of the banner's left and right half. */
  const halves = async (fileName: string) =>
    (await fieldsOf(path(`_banners/${fileName}`))).slice(2);

  test("cuts it out where the owner wants, until the photo is turned", async () => {
    const { photoId, fileName } = await upright();
    expect(await banner(photoId, 0)).toEqual([]);
    expectNear(await halves(fileName), [red, green]);
    expect(await banner(photoId, 100)).toEqual([]);
    expectNear(await halves(fileName), [blue, white]);
    expect(await photoOf(panel, photoId)).toMatchObject({ bannerAt: 100 });
    expect(await undoLast(photoId)).toEqual([]);
    expectNear(await halves(fileName), [red, green]);
    expect(await rotate(photoId, 180)).toEqual([]);
    expect(await photoOf(panel, photoId)).toMatchObject({ bannerAt: null });
    expect(await banner(photoId, null)).toEqual([]);
  });

  test.each([-1, 101, 1.5, "top", undefined])("at %j is refused", async (bannerAt) => {
    const { id } = await createPhoto(site.strapi, `banner-${String(bannerAt)}`);
    const answer = await panel.call("POST", "photobanner", { photoId: id, bannerAt });
    expect(answer.text).toMatch(/banner/);
    expect(await photoOf(panel, id)).toMatchObject({ bannerAt: null });
  });
});

test("what a crash left undone is made at the next start, and nothing is left over", async () => {
  const photo = await upright(430, 900);
  const { photoId, fileName } = photo;
  const stem = fileName.replace(".jpg", "");
  const { contentHash } = await tableOf<{ contentHash: string }>(site.strapi, "photo").findOne({
    where: { id: photoId },
  });
  // The record was saved, one file was exchanged, and a work folder stayed.
  const data = { rotation: 90, filesFrom: `${contentHash}/0/auto` };
  await tableOf(site.strapi, "photo").update({ where: { id: photoId }, data });
  writeFileSync(path(`_web/${stem}-430.avif`), "left over");
  await tidyBin(site);
  expect(await photoOf(panel, photoId)).toMatchObject({
    width: photo.height,
    height: 430,
  });
  expectNear(await fieldsOf(path(`_full/${fileName}`)), [blue, red, white, green]);
  const files = pathsBelow(site, "images").filter((file) => file.includes(stem));
  const widths = [320, 640, photo.height].flatMap((width) =>
    ["jpg", "webp"].map((type) => `images/_web/${stem}-${width}.${type}`),
  );
  const others = publicPaths(fileName).filter((file) => !file.includes("_web/"));
  expect(files).toEqual([...others, ...widths].sort());
});
