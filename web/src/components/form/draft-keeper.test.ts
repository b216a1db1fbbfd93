import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readDraft, writeDraft } from "../../lib/drafts";
import { fakeStorage } from "../../lib/drafts.fixture";
import { differing, restored, typedOver } from "./draft-fields";
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
const offerOf = (keeper: ReturnType<typeof open>) => keeper.offered.getState().offer;

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
    expect(readDraft(key)).toBeNull();
    vi.advanceTimersByTime(100);
    expect(readDraft(key)).toMatchObject({ base: { aka: "" }, typed: { aka: "Tickseed" } });
    keeper.note(stored, { ...typed, notes: "small" });
    keeper.flush();
    expect(readDraft(key)?.typed).toEqual({ aka: "Tickseed", notes: "small" });
  });

  it("drops it when all is typed back, and what was saved or thrown away does not come back", () => {
    const keeper = open();
    keeper.note(stored, typed);
    keeper.flush();
    keeper.note(stored, stored);
    keeper.flush();
    expect(readDraft(key)).toBeNull();
    keeper.note(stored, typed);
    keeper.drop();
    vi.advanceTimersByTime(1000);
    keeper.flush();
    expect(readDraft(key)).toBeNull();
  });

  it("writes nothing after a sign-out in another tab, but does once signed in again", () => {
    const keeper = open();
    mayWrite = false;
    keeper.note(stored, typed);
    vi.advanceTimersByTime(1000);
    expect(readDraft(key)).toBeNull();
    mayWrite = true;
    keeper.flush();
    expect(readDraft(key)?.typed).toEqual({ aka: "Tickseed" });
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
    expect(offerOf(open())?.typed).toEqual({ aka: "Tickseed" });
    const keeper = createDraftKeeper<typeof stored>(key, () => true);
    keeper.open(typed);
    expect(offerOf(keeper)).toBeNull();
    expect(readDraft(key)).toBeNull();
  });

  it("keeps an unanswered offer beside what is typed now, and alone when that is typed back", () => {
    leave(typed);
    const keeper = open();
    keeper.note(stored, { ...stored, notes: "small" });
    keeper.flush();
    expect(readDraft(key)?.typed).toEqual({ aka: "Tickseed", notes: "small" });
    keeper.note(stored, stored);
    keeper.flush();
    expect(readDraft(key)?.typed).toEqual({ aka: "Tickseed" });
    keeper.drop();
    expect(offerOf(keeper)).toBeNull();
  });

  it("leaves alone what another tab keeps, while nothing is typed here", () => {
    leave(typed);
    const keeper = open();
    const theirs = { at: Date.now(), base: { notes: "tall" }, typed: { notes: "theirs" } };
    writeDraft(key, theirs);
    keeper.note(stored, stored);
    keeper.flush();
    expect(readDraft(key)).toEqual(theirs);
  });

  it("once restored it is an ordinary change: typed back, it goes", () => {
    leave(typed);
    const keeper = open();
    keeper.take();
    keeper.note(stored, stored);
    keeper.flush();
    expect(readDraft(key)).toBeNull();
  });
});

describe("the fields of a draft", () => {
  const draft = { at: 0, ...typedOver(stored, { ...typed, tags: [1, 2] }) };

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
});
