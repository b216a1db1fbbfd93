import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readDrafts } from "../../../../lib/drafts";
import { fakeStorage } from "../../../../lib/drafts.fixture";
import { photoItem } from "../../fixture";
import { createDescribeDrafts, openOffers } from "./describe-drafts";
import { createDescriber } from "./describer";

const caption = "In the rain";

/** The describe screen opened on three photos, the first with this caption stored. */
function screen(stored = "", etag = "1") {
  const save = vi.fn(() => Promise.resolve([]));
  const photos = [1, 2, 3].map((id) => ({
    photo: photoItem(id, id === 1 ? { caption: stored } : {}),
    etag,
    altInFile: "",
  }));
  const read = (ids: number[]) =>
    Promise.resolve(
      ids.map((id) => ({
        photo: photoItem(id, describer.entry(id).draft),
        etag: "2",
        altInFile: "",
      })),
    );
  const describer = createDescriber({ photos, save, read, onSaved: () => undefined });
  const drafts = createDescribeDrafts(describer, () => true);
  drafts.open();
  return { describer, drafts, offers: drafts.offered.getState().offers, save };
}

beforeEach(() => vi.stubGlobal("window", { localStorage: fakeStorage() }));
afterEach(() => vi.unstubAllGlobals());

/** Types into the first photo, and loses the page. */
function lose() {
  const { describer, drafts } = screen();
  describer.change(1, { caption });
  drafts.flush();
}

test("what was typed is offered photo by photo, and restored as unsaved", () => {
  lose();
  const { describer, drafts, offers } = screen();
  expect(offers.map(({ photoId }) => photoId)).toEqual([1]);
  expect(describer.entry(1).draft.caption).toBe("");
  expect(openOffers([...offers, ...offers], describer)).toEqual(offers);
  drafts.restore(offers);
  expect(openOffers(offers, describer)).toEqual([]);
  expect(describer.entry(1).draft.caption).toBe(caption);
  expect(describer.summary().changed).toBe(1);
});

test("a photo saved since then asks whose words to keep, as after a clash", () => {
  lose();
  const { describer, drafts, offers } = screen("theirs", "9");
  drafts.restore(offers);
  expect(describer.entry(1).newer?.photo.caption).toBe("theirs");
  expect(describer.summary().troubled).toBe(1);
  describer.takeNewer(1, true);
  expect(describer.entry(1)).toMatchObject({ etag: "9", draft: { caption }, newer: null });
});

test("saved, discarded or left knowingly, it is not offered again", async () => {
  lose();
  const saving = screen();
  saving.drafts.restore(saving.offers);
  await saving.describer.saveAll();
  saving.drafts.flush();
  expect(saving.save).toHaveBeenCalledOnce();
  expect(readDrafts("photo/1/describe")).toEqual([]);

  lose();
  const discarding = screen();
  discarding.drafts.discard(discarding.offers);
  discarding.drafts.flush();
  expect(readDrafts("photo/1/describe")).toEqual([]);

  const leaving = screen();
  leaving.describer.change(2, { caption });
  leaving.drafts.drop();
  leaving.drafts.flush();
  expect(readDrafts("photo/2/describe")).toEqual([]);
});
