import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import type { Guide as GuideState } from "shared-types/guide/answers";
import { host, render, setStage } from "../../../components/form/stage.fixture";
import { Guide } from "./Guide";

const calls = vi.hoisted(() => ({ ownerRead: vi.fn<() => Promise<GuideState>>() }));
vi.mock(import("../../../lib/owner-calls"), async (original) => ({
  ...(await original()),
  ...(calls as object),
}));

setStage();

const open: GuideState = {
  ...{ isDismissed: false, hasDemo: true, hasDemoRecords: true },
  done: { place: false, demo: false, letter: false, photos: false, plant: false, plan: false },
};

/** Shows the guide of a site that is so far. */
async function show(guide: GuideState) {
  calls.ownerRead.mockResolvedValue(guide);
  await act(async () =>
    render(
      <MemoryRouter>
        <SWRConfig key={JSON.stringify(guide)} value={{ provider: () => new Map() }}>
          <Guide renderPlace={(isDemos) => (isDemos ? "the demo’s place" : "no place")}>
            All else
          </Guide>
        </SWRConfig>
      </MemoryRouter>,
    ),
  );
}
const step = (title: string) =>
  [...host.querySelectorAll("li")].find((one) => one.textContent.includes(title));
const toggle = (title: string) => act(async () => step(title)?.querySelector("button")?.click());
const ways = (title: string) =>
  [...(step(title)?.querySelectorAll("a") ?? [])].map(({ textContent }) => textContent);

test("the first step that is not done is open, with its form or its way, and one at a time", async () => {
  await show(open);
  expect(step("Name and place")?.textContent).toContain("the demo’s place");
  await toggle("The demo garden");
  expect(step("Name and place")?.textContent).not.toContain("the demo’s place");
  expect(ways("Name and place")).toEqual([]);
  expect(ways("The demo garden")).toEqual(["Look at the demo", "Remove the demo garden…"]);
  await toggle("Welcome letter");
  expect(ways("The demo garden")).toEqual([]);
  expect(ways("Welcome letter")).toEqual(["Write the letter"]);
  expect(step("Welcome letter")?.textContent).not.toContain("no place");
  await toggle("Welcome letter");
  expect(ways("Welcome letter")).toEqual([]);
});

test("a step that is done leads to the next one, and its form begins with the owner's own", async () => {
  await show({ ...open, done: { ...open.done, place: true } });
  expect(host.textContent).toContain("Set-up guide · 1 of 6");
  expect(step("Name and place")?.textContent).toContain("Done");
  expect(ways("The demo garden")).toHaveLength(2);
  await toggle("Name and place");
  expect(step("Name and place")?.textContent).toContain("no place");
});

test("without the demo there is nothing to remove, and its place is not asked about", async () => {
  await show({ ...open, hasDemo: false });
  expect(step("The demo garden")).toBeUndefined();
  expect(step("Name and place")?.textContent).toContain("no place");
  expect(host.textContent).toContain("0 of 5");
});

test("put away, it can be brought back; with all done, it is gone", async () => {
  await show({ ...open, isDismissed: true });
  expect(host.textContent).toBe("All elseShow the set-up guide");
  const done = { place: true, demo: true, letter: true, photos: true, plant: true, plan: true };
  await show({ ...open, done });
  expect(host.textContent).toBe("All else");
});
