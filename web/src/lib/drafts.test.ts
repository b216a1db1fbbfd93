import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "./drafts.fixture";
import {
  dropDrafts,
  dropDraftsOf,
  dropOldDrafts,
  readDraft,
  writeDraft,
  type Draft,
} from "./drafts";
import { correctKnownEmail, knownEmail, rememberEmail } from "./owner-email";

const day = 86_400_000;
const draft: Draft = { at: 100 * day, base: { aka: "" }, typed: { aka: "Tickseed" } };
const [early, late] = [130 * day, 130 * day + 1];
let storage: ReturnType<typeof fakeStorage>;

beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal("window", { localStorage: storage });
});
afterEach(() => vi.unstubAllGlobals());

test("a draft is read as it was written, for 30 days", () => {
  writeDraft("plant/1", draft);
  expect(readDraft("plant/1", early)).toEqual(draft);
  expect(readDraft("plant/1", late)).toBeNull();
  expect(Object.keys(storage)).toEqual([]);
});

test("old and unreadable drafts go, whatever form they are of", () => {
  writeDraft("plant/1", draft);
  writeDraft("plant/2", { ...draft, at: late });
  for (const text of ["{", "null", "[]", '{"at":1,"base":[],"typed":{}}'])
    storage.setItem(`cpDraft:${text}`, text);
  storage.setItem("cpOther", "{");
  dropOldDrafts(late);
  expect(Object.keys(storage)).toEqual(["cpDraft:plant/2", "cpOther"]);
});

test("a draft without room, or without storage, is not kept and disturbs nothing", () => {
  writeDraft("plant/1", { ...draft, typed: { notes: "x".repeat(1_000_001) } });
  expect(Object.keys(storage)).toEqual([]);
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("window", { localStorage: fakeStorage({ setItem: full }) });
  expect(() => writeDraft("plant/1", draft)).not.toThrow();
  vi.stubGlobal("window", {
    get localStorage(): never {
      throw new DOMException("no", "SecurityError");
    },
  });
  writeDraft("plant/1", draft);
  expect(readDraft("plant/1")).toBeNull();
  expect(() => dropDrafts()).not.toThrow();
});

test("a deleted record takes along the drafts of all its forms, and no others", () => {
  const keys = ["plant/1", "plant/1/link/0", "plant/12", "photo/1"];
  for (const key of keys) writeDraft(key, draft);
  dropDraftsOf("plant", [1]);
  expect(Object.keys(storage)).toEqual(["cpDraft:plant/12", "cpDraft:photo/1"]);
});

test("signing out drops all drafts; the same owner signing in again keeps them, another does not", () => {
  storage.setItem("other", "stays");
  rememberEmail("owner@example.org");
  writeDraft("plant/1", draft);
  rememberEmail("owner@example.org");
  expect(readDraft("plant/1", early)).toEqual(draft);
  rememberEmail("other@example.org");
  expect(readDraft("plant/1", early)).toBeNull();
  writeDraft("plant/1", draft);
  rememberEmail("");
  expect(Object.keys(storage)).toEqual(["other"]);
  expect(knownEmail()).toBe("");
});

test("an owner whose e-mail was not known yet keeps the drafts when signing in", () => {
  writeDraft("plant/1", draft);
  rememberEmail("owner@example.org");
  expect(readDraft("plant/1", early)).toEqual(draft);
});

test("an owner whose e-mail changed keeps the drafts, and signs in with the new one", () => {
  rememberEmail("owner@example.org");
  writeDraft("plant/1", draft);
  correctKnownEmail("gardener@example.org");
  rememberEmail("gardener@example.org");
  expect(readDraft("plant/1", early)).toEqual(draft);
});
