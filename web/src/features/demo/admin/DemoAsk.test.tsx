import { act } from "react";
import { expect, test, vi } from "vitest";
import type { DemoKept, DemoRemoval } from "shared-types/demo/answers";
import { host, render, setStage } from "../../../components/form/stage.fixture";
import { DemoAsk } from "./DemoAsk";

setStage();

const none: DemoRemoval["removed"] = {
  ...{ plants: 0, animals: 0, photos: 0, resources: 0, links: 0, keywords: 0, categories: 0 },
  ...{ quotes: 0, plans: 0, viewpoints: 0, sightings: 0, associations: 0, slides: 0, site: 0 },
};
const kept: DemoKept[] = [
  { kind: "plant", id: 3, name: "White oak", reason: "was changed" },
  { kind: "photo", id: 3, name: "", reason: "is on a plan" },
];

const onRemove = vi.fn();
const show = (plan: Partial<DemoRemoval>, fault = "") =>
  render(
    <DemoAsk
      plan={{ removed: none, kept: [], backup: "", ...plan }}
      fault={fault}
      onRemove={onRemove}
    />,
  );
const button = (words: string) =>
  [...host.querySelectorAll("button")].find(({ textContent }) => textContent === words);
const press = (words: string) => act(async () => button(words)?.click());
const uncheck = (at: number) =>
  act(async () => host.querySelectorAll<HTMLElement>("input[type=checkbox]")[at]?.click());

test("what goes, what stays, and how many, with what is unchecked", async () => {
  show({ removed: { ...none, plants: 2, photos: 1 }, kept });
  expect(host.textContent).toContain("2 plants1 photo");
  await uncheck(0);
  await uncheck(1);
  await uncheck(0);
  await press("Remove the demo garden…");
  expect(host.textContent).toContain("4 items are deleted forever");
  await press("Keep it");
  expect(button("Back up and remove")).toBeUndefined();
  expect(onRemove).not.toHaveBeenCalled();
  await press("Remove the demo garden…");
  await press("Back up and remove");
  expect(onRemove).toHaveBeenLastCalledWith([{ kind: "photo", id: 3 }]);
});

test("with nothing left to go by itself, only what is unchecked can be removed", async () => {
  show({ kept });
  expect(host.textContent).toContain("Nothing but what you uncheck below.");
  expect(button("Remove the demo garden…")).toBeUndefined();
  await uncheck(1);
  expect(host.textContent).toContain("Nothing but what you uncheck below.");
  await press("Remove the demo garden…");
  expect(host.textContent).toContain("1 item is deleted forever");
});

test("why the last try failed is told, and nothing where none did", () => {
  show({ kept }, "Couldn’t make a backup.");
  expect(host.querySelector("[role=alert]")?.textContent).toBe("Couldn’t make a backup.");
  show({ kept });
  expect(host.querySelector("[role=alert]")).toBeNull();
});
