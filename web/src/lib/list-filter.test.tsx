import { act, Suspense, use } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { host, render, setStage } from "./stage.fixture";
import { place } from "./copy";
import { shortText, type FilterSpec } from "./filter";
import { useListFilter } from "./list-filter";

interface Filter {
  term: string;
}

const spec: FilterSpec<Filter> = {
  storageKey: "sample",
  defaults: { term: "" },
  fields: { term: { param: "q", read: shortText(10) } },
};

function List() {
  const { change } = useListFilter(spec);
  return <button onClick={() => change({ term: "oak" })}>The list</button>;
}

let load: () => void;
const loaded = new Promise<void>((resolve) => {
  load = resolve;
});
function Slow() {
  use(loaded);
  return <h1>The plant</h1>;
}

setStage();

it("a search that was typed before a link was pressed does not lead back from where it led", async () => {
  const layout = (
    <Suspense>
      <Outlet />
    </Suspense>
  );
  const router = createMemoryRouter(
    [
      {
        element: layout,
        children: [
          { path: "/flora", element: <List /> },
          { path: "/flora/oak", element: <Slow /> },
        ],
      },
    ],
    { initialEntries: ["/flora"] },
  );
  act(() => {
    render(<RouterProvider router={router} />);
  });
  await act(() => router.navigate("/flora/oak"));
  // Reached, but not drawn yet.
  expect(host.textContent).toBe("The list");
  act(() => {
    host.querySelector("button")?.click();
  });
  expect(router.state.location.pathname).toBe("/flora/oak");
  await act(async () => {
    load();
    await loaded;
  });
  expect(host.textContent).toBe("The plant");
});

const chosenSpec: FilterSpec<Filter> = { ...spec, storageKey: "chosen", isInstant: true };

function Chosen() {
  const { filter, change } = useListFilter(chosenSpec);
  return <button onClick={() => change({ term: `${filter.term}x` })}>{filter.term}</button>;
}

it("what is chosen quickly, one after the other, is all chosen", async () => {
  const router = createMemoryRouter([{ path: "/cp/print", element: <Chosen /> }], {
    initialEntries: ["/cp/print"],
  });
  act(() => {
    render(<RouterProvider router={router} />);
  });
  // React draws when it likes, as in a browser: not within microtasks, unless it is told to.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  for (const expected of ["x", "xx"]) {
    host.querySelector("button")?.click();
    for (let n = 0; n < 20; n++) await Promise.resolve();
    expect(host.textContent).toBe(expected);
  }
});

it.each(["{", "7", '{"term":5}'])(
  "a memory that cannot be read, %s, troubles no list",
  async (memory) => {
    sessionStorage.setItem(spec.storageKey, memory);
    const router = createMemoryRouter([{ path: "/flora", element: <List /> }], {
      initialEntries: ["/flora"],
    });
    await act(async () => render(<RouterProvider router={router} />));
    expect(host.textContent).toBe("The list");
    expect(router.state.location).toMatchObject({ pathname: "/flora", search: "" });
    sessionStorage.clear();
  },
);

it("on a copy of the site below a path a search is in the address too", async () => {
  place.base = "/garden";
  const router = createMemoryRouter([{ path: "/flora", element: <List /> }], {
    basename: place.base,
    initialEntries: ["/garden/flora"],
  });
  await act(async () => render(<RouterProvider router={router} />));
  await act(async () => host.querySelector("button")?.click());
  expect(router.state.location).toMatchObject({ pathname: "/garden/flora", search: "?q=oak" });
  place.base = "";
  sessionStorage.clear();
});

it("a filter that is restored leaves what the screen before has handed on", async () => {
  sessionStorage.setItem(spec.storageKey, JSON.stringify({ term: "oak" }));
  const entry = { pathname: "/flora", state: { notice: "- Plant deleted -" } };
  const router = createMemoryRouter([{ path: "/flora", element: <List /> }], {
    initialEntries: [entry],
  });
  await act(async () => render(<RouterProvider router={router} />));
  expect(router.state.location).toMatchObject({ search: "?q=oak", state: entry.state });
  sessionStorage.clear();
});
