import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readDrafts, type Draft } from "../../lib/drafts";
import { fakeStorage } from "../../lib/drafts.fixture";
import { differing, replaced, restored, typedOver } from "./draft-fields";
import { createDraftKeeper } from "./draft-keeper";

const stored = { aka: "", notes: "tall", tags: [1] };
const typed = { ...stored, aka: "Tickseed" };
const key = "plant/1";
let mayWrite = true;
const open = () => {
  const keeper = createDraftKeeper<typeof stored>(key, () => mayWrite);
  keeper.open(stored);
  return keeper;
};
const offersOf = (keeper: ReturnType<typeof open>) => keeper.offered.getState().offers;
const typedOf = (offers: readonly Draft[]) => offers.map((draft) => draft.typed);
const keptNow = () => typedOf(readDrafts(key));

beforeEach(() => {
  mayWrite = true;
  vi.useFakeTimers({ now: Date.UTC(2026, 6, 1) });
  vi.stubGlobal("window", { localStorage: fakeStorage() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("keeping a draft", () => {
  it("writes half a second after the last letter, or at once when the page goes", () => {
    const keeper = open();
    keeper.note(stored, typed);
    vi.advanceTimersByTime(400);
    keeper.note(stored, typed);
    vi.advanceTimersByTime(400);
    expect(keptNow()).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(readDrafts(key)).toMatchObject([{ base: { aka: "" }, typed: { aka: "Tickseed" } }]);
    keeper.note(stored, { ...typed, notes: "small" });
    keeper.flush();
    expect(keptNow()).toEqual([{ aka: "Tickseed", notes: "small" }]);
  });

  it("drops it when all is typed back, and what was saved or thrown away does not come back", () => {
    const keeper = open();
    keeper.note(stored, typed);
    keeper.flush();
    keeper.note(stored, stored);
    keeper.flush();
    expect(keptNow()).toEqual([]);
    keeper.note(stored, typed);
    keeper.drop();
    vi.advanceTimersByTime(1000);
    keeper.flush();
    expect(keptNow()).toEqual([]);
  });

  it("writes nothing after a sign-out in another tab, but does once signed in again", () => {
    const keeper = open();
    mayWrite = false;
    keeper.note(stored, typed);
    vi.advanceTimersByTime(1000);
    expect(keptNow()).toEqual([]);
    mayWrite = true;
    keeper.flush();
    expect(keptNow()).toEqual([{ aka: "Tickseed" }]);
  });

  it("keeps nothing of a form without a key", () => {
    const keeper = createDraftKeeper<typeof stored>(null, () => true);
    keeper.open(stored);
    keeper.note(stored, typed);
    keeper.flush();
    expect(Object.keys(window.localStorage)).toEqual([]);
  });
});

describe("offering a draft", () => {
  const leave = (values: typeof stored) => {
    const before = open();
    before.note(stored, values);
    before.flush();
  };

  it("offers what the record does not have, and drops what has been stored meanwhile", () => {
    leave(typed);
    expect(typedOf(offersOf(open()))).toEqual([{ aka: "Tickseed" }]);
    const keeper = createDraftKeeper<typeof stored>(key, () => true);
    keeper.open(typed);
    expect(offersOf(keeper)).toEqual([]);
    expect(keptNow()).toEqual([]);
  });

  it("keeps an unanswered offer whole and apart from what is typed now, which is offered first", () => {
    leave({ ...typed, notes: "gold" });
    leave({ ...stored, notes: "small" });
    const both = [{ notes: "small" }, { aka: "Tickseed", notes: "gold" }];
    expect(keptNow()).toEqual(both);
    expect(typedOf(offersOf(open()))).toEqual(both);
  });

  it("is not answered by typing back, by a save or by leaving", () => {
    leave(typed);
    const keeper = open();
    keeper.note(stored, { ...stored, notes: "small" });
    keeper.flush();
    keeper.note(stored, stored);
    keeper.flush();
    expect(keptNow()).toEqual([{ aka: "Tickseed" }]);
    keeper.note(stored, { ...stored, notes: "small" });
    keeper.flush();
    keeper.drop();
    expect(typedOf(offersOf(keeper))).toEqual([{ aka: "Tickseed" }]);
    expect(keptNow()).toEqual([{ aka: "Tickseed" }]);
  });

  it("takes one answer for each, and offers what was typed where the restored is now", () => {
    leave(typed);
    leave({ ...stored, notes: "small" });
    const keeper = open();
    const [newest] = offersOf(keeper);
    if (!newest) throw new Error("Nothing is offered");
    keeper.restore(newest, { base: { notes: "tall" }, typed: { notes: "half" } });
    expect(typedOf(offersOf(keeper))).toEqual([{ notes: "half" }, { aka: "Tickseed" }]);
    for (const offer of offersOf(keeper)) keeper.discard(offer);
    keeper.note(stored, stored);
    keeper.flush();
    expect(keptNow()).toEqual([]);
  });

  it("leaves alone what another tab keeps, whatever is done here", () => {
    leave(typed);
    const [keeper, other] = [open(), open()];
    const theirs = { ...stored, notes: "theirs" };
    other.note(stored, theirs);
    other.flush();
    const isThere = () => keptNow().some(({ notes }) => notes === "theirs");
    for (const act of [
      () => keeper.note(stored, { ...stored, notes: "mine" }),
      () => keeper.note(stored, stored),
      () => offersOf(keeper).forEach(keeper.discard),
      keeper.drop,
    ]) {
      act();
      keeper.flush();
      expect(isThere()).toBe(true);
    }
    expect(keptNow()).toEqual([{ notes: "theirs" }]);
    expect(other.saveKey()).toBe(readDrafts(key)[0]?.key);
  });

  it("is saved by the key that it had, and what comes after by another", () => {
    leave(typed);
    const keeper = open();
    const [offer] = offersOf(keeper);
    if (!offer) throw new Error("Nothing is offered");
    keeper.restore(offer, { base: {}, typed: {} });
    expect(keeper.saveKey()).toBe(offer.key);
    keeper.drop();
    expect(keeper.saveKey()).not.toBe(offer.key);
    expect(keptNow()).toEqual([]);
  });

  it("knows the forms whose drafts may be of two records", () => {
    const isNew = (of: string | null) => createDraftKeeper<typeof stored>(of).isNew;
    expect(["plant/0", "plant/1/link/0", "plant/10", null].map(isNew)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("the fields of a draft", () => {
  const draft = { key: "", at: 0, ...typedOver(stored, { ...typed, tags: [1, 2] }) };

  it("are those whose value differs, lists by their items, and those the form still has", () => {
    expect(typedOver(stored, { ...stored, tags: [1] })).toEqual({ base: {}, typed: {} });
    expect(differing(draft, stored)).toEqual(["aka", "tags"]);
    expect(differing(draft, typed)).toEqual(["tags"]);
    expect(differing({ ...draft, typed: { gone: 1 } }, stored)).toEqual([]);
  });

  it("come back over what is stored now, with a clash where both changed, and leave what is typed now", () => {
    const now = { aka: "Coreopsis", notes: "taller", tags: [1] };
    expect(restored(draft, { stored: now, values: { ...now, notes: "mine" } })).toEqual({
      values: { aka: "Tickseed", notes: "mine", tags: [1, 2] },
      clashes: [{ fieldId: "aka", stored: "Coreopsis", typed: "Tickseed" }],
    });
  });

  it("are replaced where what was typed is something else now", () => {
    const values = { ...typed, notes: "small" };
    expect(replaced(stored, values, { ...values, tags: [2] })).toEqual({ base: {}, typed: {} });
    expect(replaced(stored, values, { ...values, aka: "Coreopsis" })).toEqual({
      base: { aka: "" },
      typed: { aka: "Tickseed" },
    });
  });
});
