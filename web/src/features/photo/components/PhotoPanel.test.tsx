import { act } from "react";
import { photoFilterDefault } from "shared-types/photo/codes";
import { expect, test } from "vitest";
import { host, onSite, render, setStage } from "../../../lib/stage.fixture";
import { PhotoPanel } from "./PhotoPanel";

const site = {
  settings: {},
  reader: { photoCategories: async () => [] },
};

setStage();

test.each([
  ["no photo at all", 0, false, false, false],
  ["none found by a filter", 0, true, false, true],
  ["none yet of what is asked for now", 0, false, true, true],
  ["some photos", 3, false, false, true],
])("with %s, the filter is shown where there is something to find", async (...row) => {
  const [, totalCount, differs, isUpdating, isShown] = row;
  const list = {
    ...{ filter: photoFilterDefault, differs },
    ...{ change: () => undefined, clear: () => undefined },
  };
  const data = { items: [], totalPageCount: 1, totalCount };
  const read = { data, error: undefined, isLoading: false, isUpdating, retry: () => undefined };
  await act(async () =>
    render(onSite(site, <PhotoPanel list={list} listPath="/photos" read={read} />)),
  );
  expect(host.querySelector("[name=category]") !== null).toBe(isShown);
});
