import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PhotoDraft } from "shared-types/photo/schema";
import type { PhotoItem, PhotoToDescribe } from "shared-types/photo/answers";
import { ApiError } from "../../../../lib/errors";
import { photoItem } from "../../fixture";
import { noTags } from "../tag-change";
import { createDescriber, type Describer } from "./describer";
import { firstTrouble, visibilityTicked, type Entry } from "./entry";

const photoOf = (photoId: number) =>
  photoItem(photoId, {
    alt: "Garden photo, July 14, 2025",
    altProposed: true,
    dateTaken: "2025-07-14T16:00:00.000Z",
  });

/** A fake server that stores photos with versions. */
function createServer(count: number) {
  const stored = new Map<number, { photo: PhotoItem; version: number }>();
  for (let id = 1; id <= count; id++) stored.set(id, { photo: photoOf(id), version: 1 });
  const read = async (ids: number[]): Promise<PhotoToDescribe[]> =>
    ids.flatMap((id) => {
      const found = stored.get(id);
      return found ? [{ photo: found.photo, etag: `"${found.version}"`, altInFile: "" }] : [];
    });
  const keep = (draft: Partial<PhotoDraft> & { photoId: number }) => {
    const found = stored.get(draft.photoId);
    if (found)
      stored.set(draft.photoId, {
        photo: { ...found.photo, ...draft, altProposed: !(draft.alt ?? found.photo.alt) },
        version: found.version + 1,
      });
  };
  const savedBy = new Map<number, string>();
  const save = vi.fn(
    async (draft: PhotoDraft, etag: string, key: string): Promise<ValidationErrors> => {
      await Promise.resolve();
      const found = stored.get(draft.photoId);
      const isKnown = savedBy.get(draft.photoId) === key;
      if (!isKnown && `"${found?.version}"` !== etag) throw new ApiError(412, "changed", "changed");
      if (draft.alt === "bad") return [{ fieldId: "alt", errorMessage: "not so" }];
      keep(draft);
      savedBy.set(draft.photoId, key);
      return [];
    },
  );
  return { stored, read, keep, save };
}

let server: ReturnType<typeof createServer>;
let describer: Describer;
const onSaved = vi.fn();

beforeEach(async () => {
  server = createServer(6);
  onSaved.mockClear();
  const photos = await server.read([1, 2, 3, 4, 5, 6]);
  describer = createDescriber({ photos, ...server, onSaved });
});

describe("describing photos", () => {
  it("a proposed alt text is no one's until the owner writes one", async () => {
    describer.change(1, { plants: [1] });
    expect(describer.entry(1).draft.alt).toBe("");
    describer.change(1, { alt: "A bee on a flower" });
    await describer.saveAll();
    expect(server.stored.get(1)?.photo.alt).toBe("A bee on a flower");
  });

  it("gives tags to several without taking any, and takes over words from the one above", () => {
    describer.change(2, { keywords: [7] });
    describer.give([1, 2], { ...noTags, keywords: [8], caption: "In the rain" });
    expect(describer.entry(2).draft).toMatchObject({ keywords: [7, 8], caption: "In the rain" });
    describer.sameAsAbove(3);
    expect(describer.entry(3).draft).toMatchObject({ keywords: [7, 8], caption: "In the rain" });
    expect(describer.entry(3).draft.dateTaken).toBe(photoOf(3).dateTaken);
    describer.sameAsAbove(1);
    expect(describer.summary().changed).toBe(3);
  });

  it("gives several a date, and without one keeps theirs", () => {
    describer.give([1, 2], { ...noTags, caption: "", dateTaken: "2024-05" });
    expect([1, 2, 3].map((id) => describer.entry(id).draft.dateTaken)).toEqual([
      ...["2024-05", "2024-05", photoOf(3).dateTaken],
    ]);
    describer.give([1], { ...noTags, caption: "", dateTaken: null });
    expect(describer.entry(1).draft.dateTaken).toBe("2024-05");
  });

  it("what is typed and taken back is no change", () => {
    describer.change(1, { caption: "x" });
    describer.change(1, { caption: "", alt: "" });
    expect(describer.summary().changed).toBe(0);
  });

  it("a change of one photo leaves the other entries as they are", () => {
    const before = [describer.entry(1), describer.entry(2)];
    describer.change(1, { caption: "x" });
    expect(describer.entry(1)).not.toBe(before[0]);
    expect(describer.entry(2)).toBe(before[1]);
  });
});

describe("saving", () => {
  it("sends what was changed, two at a time, and stands on the new versions", async () => {
    let most = 0;
    let now = 0;
    const { save } = server;
    const counted = async (...given: Parameters<typeof save>) => {
      most = Math.max(most, ++now);
      const errors = await save(...given);
      now--;
      return errors;
    };
    const photos = await server.read([1, 2, 3, 4, 5, 6]);
    describer = createDescriber({ photos, read: server.read, save: counted, onSaved });
    for (const id of [1, 2, 3, 5]) describer.change(id, { caption: `No. ${id}` });
    await describer.saveAll();
    expect(most).toBe(2);
    expect(save.mock.calls.map(([{ photoId }]) => photoId).sort()).toEqual([1, 2, 3, 5]);
    expect(describer.summary()).toMatchObject({ changed: 0, notice: "4 photos saved." });
    expect(describer.entry(5).phase).toBe("saved");
    expect(onSaved).toHaveBeenCalledOnce();
    describer.change(5, { caption: "once more" });
    await describer.saveAll();
    expect(server.stored.get(5)?.photo.caption).toBe("once more");
  });

  it("shows what waited for its description and got one, unless the owner says otherwise", async () => {
    for (const id of [1, 2, 3, 4, 5]) server.keep({ photoId: id, visibility: "waiting", alt: "" });
    server.keep({ photoId: 6, visibility: "internal" });
    const photos = await server.read([1, 2, 3, 4, 5, 6]);
    describer = createDescriber({ photos, ...server, onSaved });
    const seen = () => [1, 2, 3, 4, 5, 6].map((id) => server.stored.get(id)?.photo.visibility);
    for (const id of [1, 2, 6]) describer.change(id, { plants: [1] });
    describer.change(2, { visibility: visibilityTicked(describer.entry(2), false) });
    await describer.saveAll();
    const untouched = ["waiting", "waiting", "waiting"];
    expect(seen()).toEqual(["public", "internal", ...untouched, "internal"]);
    expect(describer.summary().notice).toBe("3 photos saved. Visitors see 1 of them now.");
    describer.setShows(false);
    describer.change(3, { plants: [1] });
    describer.change(4, { alt: "A bee on a flower" });
    describer.change(5, { visibility: visibilityTicked(describer.entry(5), true) });
    await describer.saveAll();
    expect(seen().slice(2, 5)).toEqual(["waiting", "internal", "public"]);
    describer.setShows(true);
    describer.change(3, { alt: "A bee" });
    await describer.saveAll();
    expect(describer.summary().notice).toBe("1 photo saved. Visitors see it now.");
    for (const id of [2, 6])
      describer.change(id, { visibility: visibilityTicked(describer.entry(id), true) });
    await describer.saveAll();
    expect(describer.summary().notice).toBe("2 photos saved. Visitors see them now.");
  });

  it("leaves a picture of the site one when its box is unticked again; without a change nothing is saved", async () => {
    const { base, draft, ...one } = describer.entry(1);
    const tile = { ...one, base: { ...base, visibility: "site" }, draft: { ...draft, alt: "A" } };
    expect(visibilityTicked(tile as Entry, false)).toBe("site");
    await describer.saveAll();
    expect(describer.summary()).toMatchObject({ saving: null, notice: "Everything is saved." });
    expect(onSaved).not.toHaveBeenCalled();
  });

  it("keeps what is typed while it saves, as still to be saved", async () => {
    describer.change(1, { caption: "first" });
    const round = describer.saveAll();
    await Promise.resolve();
    describer.change(1, { caption: "first and more" });
    expect(describer.summary().saving).toEqual({ done: 0, total: 1 });
    await round;
    expect(describer.summary().saving).toBeNull();
    expect(describer.entry(1).draft.caption).toBe("first and more");
    expect(describer.summary().changed).toBe(1);
    await describer.saveAll();
    expect(server.stored.get(1)?.photo.caption).toBe("first and more");
  });

  it("tells a broken rule at its photo and saves the others", async () => {
    describer.change(1, { alt: "bad" });
    describer.change(2, { caption: "good" });
    describer.change(3, { dateTaken: "soon" });
    await describer.saveAll();
    expect(describer.entry(1).errors).toEqual([{ fieldId: "alt", errorMessage: "not so" }]);
    expect(describer.entry(3).errors[0]?.fieldId).toBe("dateTaken");
    expect([1, 2, 3].map((id) => firstTrouble(describer.entry(id)))).toEqual([
      "alt",
      undefined,
      "dateTaken",
    ]);
    expect(describer.summary()).toMatchObject({ changed: 2, troubled: 2 });
    const refused = "2 photos couldn’t be saved: No. 1, 3.";
    expect(describer.summary()).toMatchObject({ notice: "1 photo saved.", refused });
    describer.change(1, { alt: "better" });
    expect(describer.entry(1).errors).toEqual([]);
    expect(describer.summary()).toMatchObject({ notice: "", refused });
    describer.change(3, { dateTaken: "2025" });
    expect(describer.summary().refused).toBe("");
  });

  it("lets the owner choose when someone else was first, and saves nothing before", async () => {
    describer.change(1, { caption: "mine" });
    describer.change(2, { caption: "mine" });
    server.keep({ photoId: 1, caption: "theirs", keywords: [4] });
    server.keep({ photoId: 2, caption: "theirs" });
    await describer.saveAll();
    expect(describer.entry(1).newer?.photo.caption).toBe("theirs");
    expect(firstTrouble(describer.entry(1))).toBe("newer");
    await describer.saveAll();
    expect(server.stored.get(1)?.photo.caption).toBe("theirs");
    // Typed as it was, it still is to be decided.
    describer.change(2, { caption: describer.entry(2).base.caption });
    expect(describer.summary().changed).toBe(2);
    describer.change(2, { caption: "mine" });
    describer.takeNewer(1, true);
    describer.takeNewer(2, false);
    expect(describer.entry(1).draft).toMatchObject({ caption: "mine", keywords: [4] });
    expect(describer.entry(2).draft.caption).toBe("theirs");
    await describer.saveAll();
    expect(server.stored.get(1)?.photo).toMatchObject({ caption: "mine", keywords: [4] });
    expect(describer.summary().changed).toBe(0);
  });

  it("a server out of reach ends the round, and nothing typed is lost", async () => {
    for (const id of [1, 2, 3, 4, 5, 6]) describer.change(id, { caption: "x" });
    server.save.mockRejectedValueOnce(new ApiError(0, "network", "away"));
    await describer.saveAll();
    expect(describer.summary().fault).toContain("Couldn’t reach the server.");
    expect(describer.summary().changed).toBeGreaterThanOrEqual(4);
    await describer.saveAll();
    expect(describer.summary()).toMatchObject({ changed: 0, fault: "" });
    expect([...server.stored.values()].every(({ photo }) => photo.caption === "x")).toBe(true);
  });

  it("a save whose answer got lost is no clash", async () => {
    describer.change(1, { caption: "mine" });
    server.keep({ ...describer.entry(1).draft });
    await describer.saveAll();
    expect(describer.entry(1)).toMatchObject({ newer: null, phase: "saved" });
  });

  it("what is typed after an answer got lost is saved too, and the next save is one of its own", async () => {
    describer.change(1, { caption: "mine" });
    const { save } = server;
    const answered = save.getMockImplementation();
    save.mockImplementationOnce(async (...given) => {
      await answered?.(...given);
      throw new ApiError(0, "network", "away");
    });
    await describer.saveAll();
    describer.change(1, { caption: "mine, and more" });
    await describer.saveAll();
    expect(describer.entry(1)).toMatchObject({ newer: null, phase: "saved" });
    expect(server.stored.get(1)?.photo.caption).toBe("mine, and more");
    describer.change(1, { caption: "later" });
    await describer.saveAll();
    const [first, second, third] = save.mock.calls.map(([, , key]) => key);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it("takes over what others save of photos that nothing was typed in", async () => {
    server.keep({ photoId: 1, caption: "theirs" });
    server.keep({ photoId: 2, caption: "theirs" });
    describer.change(2, { caption: "mine" });
    // One has come to the page since.
    const come = { photo: photoOf(7), etag: '"1"', altInFile: "" };
    describer.adopt([come, ...(await server.read([1, 2]))]);
    expect(describer.entry(1).draft.caption).toBe("theirs");
    expect(describer.entry(2).draft.caption).toBe("mine");
  });
});
