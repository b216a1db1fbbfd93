import { afterEach, expect, test, vi } from "vitest";
import { fakeStorage } from "../../../lib/drafts.fixture";
import { newSighting } from "./new-sighting";
import { dropSighting, keepSighting, newClientId, waitingSightings } from "./outbox";

afterEach(() => vi.unstubAllGlobals());

test("every id is a UUID of its own", () => {
  const ids = Array.from({ length: 200 }, newClientId);
  expect(new Set(ids).size).toBe(200);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

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
