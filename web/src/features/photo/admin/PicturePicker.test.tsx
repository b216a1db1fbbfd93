import { act } from "react";
import { expect, test, vi } from "vitest";
import type { PhotoItem } from "shared-types/photo/answers";
import type { PhotoFilter } from "shared-types/photo/codes";
import { enter, host, render, setStage, site } from "../../../components/form/stage.fixture";
import type { Site } from "../../../lib/settings";
import { onSite } from "../../../lib/stage.fixture";
import { PicturePicker } from "./PicturePicker";

setStage();

const photo = (photoId: number) =>
  ({
    ...{ photoId, caption: `Photo no. ${photoId}`, alt: "", visibility: "public", rotation: 0 },
    ...{ fileName: "a.jpg", thumbFileName: "a.jpg", version: "", width: 3, height: 2, rank: 0 },
    ...{ plants: [], animals: [], keywords: [], categories: [] },
  }) as unknown as PhotoItem;

const reader = {
  photoCategories: async () => [],
  photos: async ({ searchTerm }: PhotoFilter) => {
    const items = searchTerm === "" ? [photo(1), photo(2)] : [photo(2)];
    return { items, totalCount: items.length, totalPageCount: 1 };
  },
} as unknown as Site["reader"];

const groups = () =>
  [...document.querySelectorAll("dialog h3")].map(({ textContent }) => textContent);
const clear = () =>
  [...document.querySelectorAll("button")].find((one) => /clear/i.test(one.textContent));

test("likely photos come first until something is searched for, and again once that is cleared", async () => {
  await act(async () =>
    render(
      onSite(
        { ...site, reader },
        <PicturePicker
          title="Choose"
          likely={{ title: "Of this plant", photos: [photo(2)] }}
          current={2}
          onPick={() => undefined}
          onClose={() => undefined}
        />,
      ),
    ),
  );
  expect(host.textContent).toBe("");
  expect(groups()).toEqual(["Of this plant", "All photos"]);
  expect(
    [...document.querySelectorAll("[aria-pressed=true]")].map(({ textContent }) => textContent),
  ).toEqual(["No. 2 · currentPhoto no. 2", "No. 2 · currentPhoto no. 2"]);
  expect(clear()).toBeUndefined();
  const search = document.querySelector<HTMLInputElement>("dialog input[type=search]");
  await act(async () => enter("bee", search as HTMLInputElement));
  await vi.waitFor(() => expect(groups()).toEqual([]));
  await act(async () => clear()?.click());
  expect(groups()).toEqual(["Of this plant", "All photos"]);
});
