import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import type { SightingFilter, SightingPage } from "shared-types/sighting/codes";
import type { PictureKit } from "../../../components/form/PictureField";
import { render, setStage, site } from "../../../components/form/stage.fixture";
import { SiteContext } from "../../../lib/settings";
import { SightingList } from "./SightingList";

type Asked = { body: SightingFilter };
const calls = vi.hoisted(() => ({
  ownerRead: vi.fn<(what: unknown, asked: Asked) => Promise<SightingPage>>(),
  ownerSave: vi.fn(),
  saving: vi.fn(),
}));
vi.mock("../../../lib/owner-calls", () => calls);

const options = { Animals: [], Plants: [], Categories: [], Keywords: [] };

setStage();

test("a page that has lost its last sighting leads to the page before it", async () => {
  calls.ownerRead.mockImplementation(async () => ({
    ...{ items: [], totalCount: 50, totalPageCount: 1 },
  }));
  const list = <SightingList options={options} kit={{} as PictureKit} />;
  const router = createMemoryRouter([{ path: "/", element: list }], {
    initialEntries: ["/?page=2"],
  });
  window.history.replaceState(null, "", "/?page=2");
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <SiteContext value={site}>
          <RouterProvider router={router} />
        </SiteContext>
      </SWRConfig>,
    ),
  );
  await vi.waitFor(() => expect(calls.ownerRead.mock.lastCall?.[1].body.pageId).toBe(1));
  expect(router.state.location.search).toBe("");
});
