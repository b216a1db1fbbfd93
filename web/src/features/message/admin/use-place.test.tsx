import { act, useEffect } from "react";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { expect, test } from "vitest";
import { render, setStage } from "../../../components/form/stage.fixture";
import { usePlace } from "./use-place";

const inbox = "/cp/messages";
let goOn: ReturnType<typeof usePlace>["goOn"];

function Inbox() {
  const place = usePlace();
  useEffect(() => {
    goOn = place.goOn;
  });
  return null;
}

setStage();

/** The inbox, its way on as it was before `leave`, and what the address is once the other screen is there. */
async function leaving(during: "its loading" | "its stay"): Promise<string> {
  window.history.replaceState(null, "", inbox);
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const router = createBrowserRouter([
    { path: inbox, element: <Inbox /> },
    { path: "/cp", lazy: () => loaded.then(() => ({ element: <p>Admin Home</p> })) },
  ]);
  await act(async () => render(<RouterProvider router={router} />));
  const goOnFromHere = goOn;
  await act(async () => void router.navigate("/cp"));
  if (during === "its loading") await act(async () => goOnFromHere(3, true));
  await act(async () => load());
  if (during === "its stay") await act(async () => goOnFromHere(3, true));
  router.dispose();
  return window.location.pathname;
}

test("goes on to the next message while the inbox is there", async () => {
  window.history.replaceState(null, "", `${inbox}?message=2`);
  const router = createBrowserRouter([{ path: inbox, element: <Inbox /> }]);
  await act(async () => render(<RouterProvider router={router} />));
  await act(async () => goOn(3, true));
  expect(router.state.location).toMatchObject({
    pathname: inbox,
    search: "",
    state: { focusRow: 3 },
  });
  router.dispose();
});

test.each(["its loading", "its stay"] as const)(
  "a mark that is answered later leaves another screen alone: in %s",
  async (during) => {
    expect(await leaving(during)).toBe("/cp");
  },
);
