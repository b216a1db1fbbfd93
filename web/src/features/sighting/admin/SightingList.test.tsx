import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import type { SightingFilter } from "shared-types/sighting/schema";
import type { SightingPage } from "shared-types/sighting/answers";
import type { PictureKit } from "../../../components/form/PictureField";
import { enter, host, render, setStage, site } from "../../../components/form/stage.fixture";
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

/** Opens the list at an address, in a session of its own. */
async function open(search: string) {
  sessionStorage.clear();
  const list = <SightingList options={options} kit={{} as PictureKit} />;
  const router = createMemoryRouter([{ path: "/", element: list }], {
    initialEntries: [`/${search}`],
  });
  window.history.replaceState(null, "", `/${search}`);
  await act(async () =>
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <SiteContext value={site}>
          <RouterProvider router={router} />
        </SiteContext>
      </SWRConfig>,
    ),
  );
  return router;
}

test("a page that has lost its last sighting leads to the page before it", async () => {
  calls.ownerRead.mockImplementation(async () => ({
    ...{ items: [], totalCount: 50, totalPageCount: 1 },
  }));
  const router = await open("?page=2");
  await vi.waitFor(() => expect(calls.ownerRead.mock.lastCall?.[1].body.pageId).toBe(1));
  expect(router.state.location.search).toBe("");
});

test.each([
  ["2019-05-17", "2019-05-17", "May 17, 2019"],
  ["May 2019", "2019-05", "May 2019"],
  ["2019", "2019", "2019"],
])("typed as %s, the date to begin with is asked for as %s", async (text, from, words) => {
  calls.ownerRead.mockResolvedValue({ items: [], totalCount: 0, totalPageCount: 1 });
  const router = await open("");
  const input = host.querySelector("[name=filterFrom]") as HTMLInputElement;
  // Faster than the address follows.
  await act(async () => {
    for (const letter of text) enter(input.value + letter, input);
  });
  expect(input.value).toBe(text);
  await vi.waitFor(() => expect(calls.ownerRead.mock.lastCall?.[1].body.from).toBe(from));
  expect(router.state.location.search).toBe(`?from=${from}`);
  const leave = () =>
    act(async () => {
      input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    });
  await leave();
  expect(input.value).toBe(words);
  const isWrong = () => input.getAttribute("aria-invalid") === "true";
  await act(async () => enter("May 20", input));
  expect(isWrong(), "while it is typed").toBe(false);
  await leave();
  expect(isWrong(), "once it is left").toBe(true);
});
