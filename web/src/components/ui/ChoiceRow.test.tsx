import { act } from "react";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router-dom";
import { expect, test } from "vitest";
import { host, render, setStage } from "../form/stage.fixture";
import { ChoiceRow } from "./ChoiceRow";

const choices = { kind: ["plants", "animals"], year: ["2024", "2025"] };

/** Two rows of links, each of which keeps what the other one has. */
function Rows() {
  const [query] = useSearchParams();
  return Object.entries(choices).map(([key, values]) => (
    <ChoiceRow
      key={key}
      label={key}
      choices={values.map((value) => ({
        label: value,
        to: `?${new URLSearchParams({ ...Object.fromEntries(query), [key]: value })}`,
        isChosen: query.get(key) === value,
      }))}
    />
  ));
}

setStage();

test("of two choices, one right after the other, both hold", () => {
  const router = createMemoryRouter([{ path: "/", element: <Rows /> }]);
  render(<RouterProvider router={router} />);
  const press = (label: string) =>
    [...host.querySelectorAll("a")].find(({ textContent }) => textContent === label)?.click();
  act(() => {
    press("animals");
    press("2025");
  });
  expect(router.state.location.search).toBe("?kind=animals&year=2025");
});
