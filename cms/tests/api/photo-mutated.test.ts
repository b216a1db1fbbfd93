import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { PhotoPage, PhotosImported } from "shared-types";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bootSite, type BootedSite } from "../boot";
import { send } from "../fixtures/ask";
import { fresh, inboxOf } from "../fixtures/inbox";
import { memoryGrowth } from "../fixtures/memory";
import { mutatedPictures } from "../fixtures/mutated-pictures";
import { ownersPanel, type Panel } from "../fixtures/panel";
import { filesBelow } from "../fixtures/photo-files";
import { formWith, upload, type SentFile } from "../fixtures/upload";

let site: BootedSite;
let panel: Panel;
let pictures: SentFile[];
beforeAll(async () => {
  site = await bootSite();
  panel = await ownersPanel(site);
  pictures = await mutatedPictures(9);
});
afterAll(() => site.close());

const gigabyte = 1024 ** 3;
const partsLeft = () => filesBelow(site, ".").filter((name) => name.endsWith(".part"));

test("broken pictures, more than three hundred: each is taken or refused, none breaks the server", async () => {
  expect(pictures.length).toBeGreaterThan(300);
  let accepted = 0;
  const growth = await memoryGrowth(async () => {
    for (let first = 0; first < pictures.length; first += 40) {
      const sent = pictures.slice(first, first + 40);
      const { status, body } = await upload(site, panel.token, formWith(sent));
      expect([status, body.accepted.length + body.refused.length]).toEqual([200, sent.length]);
      for (const { errorMessage } of body.refused) expect(errorMessage).toMatch(/^[A-Z].*\.$/);
      accepted += body.accepted.length;
    }
  });
  expect(growth).toBeLessThan(gigabyte / 2);
  expect(partsLeft()).toEqual([]);
  // Some have a head that is sound: what they are is seen by the import alone.
  expect(accepted).toBeGreaterThan(50);
  expect(accepted).toBeLessThan(pictures.length - 50);
});

test("what seemed sound is imported or lies among the rejected; a row for each file, a file for each row", async () => {
  const waiting = new Set(filesBelow(site, "inbox")).size;
  const { body } = await panel.call<PhotosImported>("POST", "photosimport");
  expect(body.imported + body.skipped + body.failed.length).toBeGreaterThanOrEqual(waiting);
  const rejected = readdirSync(join(site.dataDir, "inbox", "rejected"));
  expect(rejected).toHaveLength(body.failed.length);
  expect(filesBelow(site, "inbox")).toEqual(rejected.toSorted());
  const { totalCount } = (await send<PhotoPage>(`${site.url}/api/photos`, {})).body;
  expect(totalCount).toBe(body.imported);
  for (const folder of ["images/_full", "images/_banners", "originals"])
    expect([folder, filesBelow(site, folder).length]).toEqual([folder, body.imported]);
  expect([filesBelow(site, "imports"), partsLeft()]).toEqual([[], []]);
}, 240_000);

test("after all of them a sound photo comes in as ever", async () => {
  const inbox = inboxOf(site, panel);
  expect(await inbox.imported("wren.jpg", await fresh())).toMatchObject({ fileName: "wren.jpg" });
});
