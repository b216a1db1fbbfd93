import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SearchAnswer } from "shared-types/search/answers";
import { SiteContext, type Site } from "../../../lib/settings";
import { SearchPanel } from "./SearchPanel";

const site = { settings: {} } as Site;

const answer = (plants: number): SearchAnswer => ({
  ...{ plants: [], animals: [], photos: [], resources: [], plans: [] },
  totals: { plants, animals: 0, photos: 0, resources: 0, plans: 0 },
});
const state = { error: undefined, isLoading: false, isUpdating: true, retry: () => undefined };

let root: Root;
const host = document.createElement("div");
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(host);
});
afterEach(() => act(() => root.unmount()));

const show = (text: string, data: SearchAnswer) =>
  act(() =>
    root.render(
      <MemoryRouter>
        <SiteContext value={site}>
          <SearchPanel text={text} read={{ ...state, data }}>
            {() => "the matches"}
          </SearchPanel>
        </SiteContext>
      </MemoryRouter>,
    ),
  );
const said = () => host.querySelector("[role=status]")?.textContent;

test("how much was found is said of what was asked for, also while the next answer is on its way", () => {
  const [none, some] = [answer(0), answer(3)];
  show("oka", none);
  expect(said()).toBe("Nothing for “oka”");
  show("oak", none);
  expect(said()).toBe("Nothing for “oka”");
  show("oak", some);
  expect(said()).toBe("3 matches for “oak”");
});

test("before anything is asked there is a hint; then what was found, or that nothing was", () => {
  show("", answer(3));
  expect(host.textContent).not.toContain("the matches");
  show("oak", answer(3));
  expect(host.textContent).toContain("the matches");
  show("oka", answer(0));
  expect(host.textContent).toContain("Nothing found.");
  expect(host.textContent).not.toContain("the matches");
});
