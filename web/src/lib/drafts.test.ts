import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "./drafts.fixture";
import { dropAllDrafts, dropOldDrafts, readDrafts, writeDrafts, type Draft } from "./drafts";
import { correctKnownEmail, knownEmail, rememberEmail } from "./owner-email";

const day = 86_400_000;
const draft: Draft = { key: "a", at: 100 * day, base: { aka: "" }, typed: { aka: "Tickseed" } };
const [early, late] = [130 * day, 130 * day + 1];
let storage: ReturnType<typeof fakeStorage>;

beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal("window", { localStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

test("a draft is read as it was written, for 30 days", () => {
  writeDrafts("plant/1", [draft]);
  expect(readDrafts("plant/1", early)).toEqual([draft]);
  expect(readDrafts("plant/1", late)).toEqual([]);
  expect(Object.keys(storage)).toEqual([]);
});

test("drafts of one form are kept apart, the newest first, each for its 30 days", () => {
  const newer = { key: "b", at: late, base: {}, typed: { notes: "tall" } };
  writeDrafts("plant/0", [newer, draft]);
  expect(readDrafts("plant/0", early)).toEqual([newer, draft]);
  expect(readDrafts("plant/0", late)).toEqual([newer]);
});

test("where the older has no room beside it, the newer is kept", () => {
  const long = { ...draft, typed: { notes: "x".repeat(999_900) } };
  writeDrafts("plant/0", [draft, long]);
  expect(readDrafts("plant/0", early)).toEqual([draft]);
});

test("a draft that a former version kept is read", () => {
  const { key: _, ...former } = draft;
  storage.setItem("cpDraft:plant/1", JSON.stringify(former));
  const key = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
  const read = readDrafts("plant/1", early);
  expect(read).toEqual([{ ...draft, key }]);
  expect(readDrafts("plant/1", early)).toEqual(read);
});

test("old and unreadable drafts go, whatever form they are of", () => {
  writeDrafts("plant/1", [draft]);
  writeDrafts("plant/2", [{ ...draft, at: late }]);
  for (const text of ["{", "null", "[]", '{"at":1,"base":[],"typed":{}}'])
    storage.setItem(`cpDraft:${text}`, text);
  storage.setItem("cpOther", "{");
  dropOldDrafts(late);
  expect(Object.keys(storage)).toEqual(["cpDraft:plant/2", "cpOther"]);
});

test("a draft without room, or without storage, is not kept and disturbs nothing", () => {
  writeDrafts("plant/1", [{ ...draft, typed: { notes: "x".repeat(1_000_001) } }]);
  expect(Object.keys(storage)).toEqual([]);
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("window", { localStorage: fakeStorage({ setItem: full }) });
  expect(() => writeDrafts("plant/1", [draft])).not.toThrow();
  vi.stubGlobal("window", {
    get localStorage(): never {
      throw new DOMException("no", "SecurityError");
    },
  });
  writeDrafts("plant/1", [draft]);
  expect(readDrafts("plant/1")).toEqual([]);
  expect(() => dropAllDrafts()).not.toThrow();
});

test("signing out drops all drafts; the same owner signing in again keeps them, another does not", () => {
  storage.setItem("other", "stays");
  rememberEmail("owner@example.org");
  writeDrafts("plant/1", [draft]);
  rememberEmail("owner@example.org");
  expect(readDrafts("plant/1", early)).toEqual([draft]);
  rememberEmail("other@example.org");
  expect(readDrafts("plant/1", early)).toEqual([]);
  writeDrafts("plant/1", [draft]);
  rememberEmail("");
  expect(Object.keys(storage)).toEqual(["other"]);
  expect(knownEmail()).toBe("");
});

test("an owner whose e-mail was not known yet keeps the drafts when signing in", () => {
  writeDrafts("plant/1", [draft]);
  rememberEmail("owner@example.org");
  expect(readDrafts("plant/1", early)).toEqual([draft]);
});

test("an owner whose e-mail changed keeps the drafts, and signs in with the new one", () => {
  rememberEmail("owner@example.org");
  writeDrafts("plant/1", [draft]);
  correctKnownEmail("gardener@example.org");
  rememberEmail("gardener@example.org");
  expect(readDrafts("plant/1", early)).toEqual([draft]);
});
