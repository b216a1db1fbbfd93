import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { loadMessages } from "shared-types/kit/messages";
import { catRefsCategoryId, catsCategoryId } from "shared-types/resource/codes";
import type { ResourceItem } from "shared-types/resource/answers";
import { host, onSite, render, setStage } from "../../../lib/stage.fixture";
import { ApiError } from "../../../lib/errors";
import { readAgain } from "../../../lib/swr";
import { CatEntries } from "./CatEntries";

setStage();
afterEach(() => {
  // What was read is fresh for an hour.
  readAgain();
});

const entry = (resourceId: number, categoryId: number, title: string): ResourceItem => ({
  ...{ resourceId, categoryId, title, subtitle: "", imgFileName: "", imageAlt: "" },
  ...{ description: "", sortOrder: 1, href: "", deepLink: "", internal: false },
});
const article = entry(1, catsCategoryId, "Cats indoors");
const study = entry(2, catRefsCategoryId, "A study");

async function show(cats: () => Promise<ResourceItem[]>) {
  const reader = { cats, resourceAnchors: async () => [] };
  await act(async () => render(onSite({ reader }, <CatEntries catsPath="/cats" />)));
}
const titles = () => [...host.querySelectorAll("h2, h3")].map(({ textContent }) => textContent);

test.each([
  ["articles and studies", [study, article], ["Cats indoors", "References", "A study"]],
  ["articles alone", [article], ["Cats indoors"]],
  ["studies alone", [study], ["References", "A study"]],
])("%s stand in their order, the studies under their heading", async (_what, entries, shown) => {
  await show(async () => entries);
  expect(titles()).toEqual(shown);
});

test("what could not be loaded is said, with a way to try again", async () => {
  await show(() => Promise.reject(new ApiError(500, "internal", "")));
  expect(host.textContent).toContain(loadMessages.cats);
  expect(host.querySelector("button")).not.toBeNull();
});
