import { expect, test } from "vitest";
import { host, onSite, render, setStage } from "../../../lib/stage.fixture";
import { Letter } from "./Letter";

setStage();

test.each([
  ["no line where there are none", [], 0],
  ["a line above them", [{ label: "Zone", value: "7a" }], 1],
])("facts of the garden: %s", (_what, facts, lists) => {
  render(
    onSite(
      { settings: { title: "Yard" } },
      <Letter welcomeTitle="" welcomeText="" facts={facts} />,
    ),
  );
  expect(host.querySelector("h1")?.textContent).toBe("Yard");
  expect(host.querySelectorAll("dl")).toHaveLength(lists);
});
