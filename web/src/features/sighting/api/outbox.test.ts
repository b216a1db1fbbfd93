import { afterEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../../lib/drafts.fixture";
import { newSighting } from "./new-sighting";
import { dropSighting, keepSighting, waitingSightings } from "./outbox";

afterEach(() => vi.unstubAllGlobals());

test("what is kept waits in the order of its dates until it is dropped; what cannot be read does not count", () => {
  const localStorage = fakeStorage();
  vi.stubGlobal("window", { localStorage });
  const [late, early] = [newSighting("2024-05-02"), newSighting("2024-05-01")];
  expect([keepSighting(late), keepSighting(early)]).toEqual([true, true]);
  localStorage.setItem("cpSighting/broken", "{");
  localStorage.setItem("another", "{}");
  expect(waitingSightings()).toEqual([early, late]);
  dropSighting(early);
  expect(waitingSightings()).toEqual([late]);
});

test("a full storage says that it keeps nothing", () => {
  const setItem = () => {
    throw new Error("full");
  };
  vi.stubGlobal("window", { localStorage: fakeStorage({ setItem }) });
  expect(keepSighting(newSighting("2024-05-01"))).toBe(false);
  expect(waitingSightings()).toEqual([]);
});
