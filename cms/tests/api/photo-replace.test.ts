// @slow
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importMessages } from "shared-types/photo/import-messages";
import { panelMessages } from "shared-types/kit/panel-messages";
import { describe, expect, test } from "vitest";
import { ask } from "../fixtures/ask";
import { claimingPng } from "../fixtures/bad-files";
import { expectNear, fieldsOf, fourFields } from "../fixtures/four-fields";
import { bearer } from "../fixtures/owner";
import { useOwnersSite } from "../fixtures/panel";
import { tidyBin } from "../fixtures/photo-bin";
import { loadPhoto, photoOf } from "../fixtures/photo-drafts";
import { pathsBelow } from "../fixtures/photo-files";
import { painted, sharp } from "../fixtures/pictures";
import { tableOf } from "../fixtures/records";
import { formWith } from "../fixtures/upload";
import { picturePanel, red, green, blue, white } from "../fixtures/picture-panel";

const { site, panel } = useOwnersSite();
const { upright, rotate, path, originals, replaceBy, originalOf, undoLast, nothingLeft } =
  picturePanel(site, panel);
const day = 24 * 3600 * 1000;

describe("replacing a photo’s file", () => {
  test("keeps the record, takes the picture, and strips what the file tells", async () => {
    const photo = await upright();
    const { photoId, fileName } = photo;
    const { draft } = await loadPhoto(panel, photoId);
    const described = { ...draft, caption: "Kept", alt: "Kept too" };
    await panel.save("POST", "photoupdate", described);
    await rotate(photoId, 90);
    const wide = await fourFields(900, 300, [3, 2, 1, 0]);
    const telling = await sharp(wide)
      .jpeg({ quality: 95 })
      .withExif({ IFD0: { Artist: "Serial 12345" } })
      .toBuffer();
    expect(telling.includes("Serial")).toBe(true);
    expect((await replaceBy(photoId, telling)).body).toEqual([]);
    const now = await photoOf(panel, photoId);
    expect(now).toMatchObject({ fileName, caption: "Kept", alt: "Kept too", rotation: 0 });
    expect([now.width, now.height]).toEqual([900, 300]);
    expectNear(await fieldsOf(path(`_full/${fileName}`)), [white, blue, green, red]);
    for (const file of pathsBelow(site, "images"))
      expect(readFileSync(join(site.dataDir, file)).includes("Serial")).toBe(false);
    nothingLeft();

    const { body: bytes } = await originalOf(photoId);
    expect(bytes.equals(telling)).toBe(true);
    expect(await undoLast(photoId)).toEqual([]);
    expect(await photoOf(panel, photoId)).toMatchObject({ rotation: 90, width: photo.height });
    expect((await originalOf(photoId)).body.equals(photo.bytes)).toBe(true);
  });

  test("refuses what an import refuses, and what a photo has already; nothing changes", async () => {
    const photo = await upright();
    const other = await upright();
    const { photoId } = photo;
    const before = originals();
    const refusals: [Buffer, string][] = [
      [Buffer.from("no photo"), importMessages.notPhoto],
      [Buffer.alloc(0), importMessages.empty],
      [photo.bytes.subarray(0, 900), importMessages.damaged],
      [claimingPng(10_000, 7000), importMessages.tooManyPixels],
      [photo.bytes, panelMessages.sameFile],
      [other.bytes, panelMessages.fileInUse(other.photoId)],
    ];
    for (const [bytes, errorMessage] of refusals) {
      const { status, body } = await replaceBy(photoId, bytes);
      expect([status, body]).toEqual([200, [{ fieldId: "", errorMessage }]]);
    }
    const large = await replaceBy(photoId, Buffer.alloc(50 * 1024 * 1024 + 1));
    expect([large.status, large.body]).toEqual([
      413,
      [{ fieldId: "file", errorMessage: importMessages.tooBig }],
    ]);
    const twice = formWith(
      [1, 2].map((n) => ({ name: `${n}.jpg`, bytes: photo.bytes })),
      "file",
    );
    const headers = bearer(panel.token);
    const url = `${site.url}/api/photoreplace/${photoId}`;
    expect((await ask(url, { method: "POST", headers, body: twice })).status).toBe(400);
    const { bytes: _bytes, ...unchanged } = photo;
    expect(await photoOf(panel, photoId)).toEqual(unchanged);
    expect(originals()).toBe(before);
    nothingLeft();
  });

  test("with an outdated ETag saves nothing and keeps no file", async () => {
    const { photoId } = await upright();
    const { etag } = await loadPhoto(panel, photoId);
    await rotate(photoId, 90);
    const before = originals();
    expect((await replaceBy(photoId, await painted("webp"), "x.webp", etag)).status).toBe(412);
    expect(originals()).toBe(before);
  });

  test("keeps the earlier original for 30 days, then says why that cannot be undone", async () => {
    const { photoId } = await upright();
    const before = originals();
    expect((await replaceBy(photoId, await painted("jpeg", 600, 410))).body).toEqual([]);
    await tidyBin(site);
    expect(originals()).toBe(before + 1);
    const photos = tableOf<{ earlierOriginals: string }>(site.strapi, "photo");
    const { earlierOriginals } = await photos.findOne({ where: { id: photoId } });
    const [earlier] = JSON.parse(earlierOriginals) as [{ hash: string; at: number }];
    const aged = JSON.stringify([{ ...earlier, at: earlier.at - 31 * day }]);
    await photos.update({ where: { id: photoId }, data: { earlierOriginals: aged } });
    await tidyBin(site);
    expect(originals()).toBe(before);
    expect(await undoLast(photoId)).toEqual([
      { fieldId: "", errorMessage: panelMessages.originalExpired },
    ]);
    await panel.save("DELETE", `photodelete/${photoId}`);
    await panel.save("POST", "bindelete", { kind: "photo", id: photoId });
    expect(originals()).toBe(before - 1);
  });
});

describe("the original", () => {
  test("is the owner’s alone, under the photo’s name, byte for byte", async () => {
    const { photoId, fileName, bytes } = await upright();
    const { headers, body } = await originalOf(photoId);
    expect(body.equals(bytes)).toBe(true);
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${fileName}"`);
    expect(headers.get("cache-control")).toBe("no-store");
    expect((await ask(`${site.url}/api/photooriginal/${photoId}`)).status).toBe(401);
  });
});
