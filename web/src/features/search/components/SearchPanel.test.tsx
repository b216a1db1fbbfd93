import { expect, test } from "vitest";
import type { SearchAnswer } from "shared-types/search/answers";
import { host, onSite, render, setStage } from "../../../lib/stage.fixture";
import { SearchPanel } from "./SearchPanel";

const site = { settings: {} };

const answer = (plants: number): SearchAnswer => ({
  ...{ plants: [], animals: [], photos: [], resources: [], plans: [] },
  totals: { plants, animals: 0, photos: 0, resources: 0, plans: 0 },
});
const state = { error: undefined, isLoading: false, isUpdating: true, retry: () => undefined };

setStage();

const show = (text: string, data: SearchAnswer) =>
  render(
    onSite(
      site,
      <SearchPanel text={text} read={{ ...state, data }}>
        {() => "the matches"}
      </SearchPanel>,
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
