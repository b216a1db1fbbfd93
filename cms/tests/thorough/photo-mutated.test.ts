// @one-database
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { PhotoPage, PhotosImported } from "shared-types/photo/answers";
import { beforeAll, expect, test } from "vitest";
import { send } from "../fixtures/ask";
import { fresh, inboxOf } from "../fixtures/inbox";
import { memoryGrowth } from "../fixtures/memory";
import { mutatedPictures } from "../fixtures/mutated-pictures";
import { useOwnersSite } from "../fixtures/panel";
import { filesBelow } from "../fixtures/photo-files";
import { times } from "../fixtures/thorough";
import { formWith, upload, type SentFile } from "../fixtures/upload";

const { site, panel } = useOwnersSite();
let pictures: SentFile[];
beforeAll(async () => {
  pictures = await mutatedPictures(times(9, 1));
});

const gigabyte = 1024 ** 3;
const partsLeft = () => filesBelow(site, ".").filter((name) => name.endsWith(".part"));

test("broken pictures: each is taken or refused, none breaks the server", async () => {
  expect(pictures.length).toBeGreaterThanOrEqual(times(300, 40));
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
  // Some have a valid header: only the import finds the fault.
  expect(accepted).toBeGreaterThan(times(50, 2));
  expect(accepted).toBeLessThan(pictures.length - times(50, 2));
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
