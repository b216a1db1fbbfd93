import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { photoFilterDefault } from "shared-types/photo/codes";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SiteContext, type Site } from "../../../lib/settings";
import { PhotoPanel } from "./PhotoPanel";

const site = {
  settings: {},
  reader: { photoCategories: async () => [] },
} as unknown as Site;

let root: Root;
const host = document.createElement("div");
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(host);
});
afterEach(() => act(() => root.unmount()));

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
    root.render(
      <MemoryRouter>
        <SWRConfig value={{ provider: () => new Map() }}>
          <SiteContext value={site}>
            <PhotoPanel list={list} listPath="/photos" read={read} />
          </SiteContext>
        </SWRConfig>
      </MemoryRouter>,
    ),
  );
  expect(host.querySelector("[name=category]") !== null).toBe(isShown);
});
