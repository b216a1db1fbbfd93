import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FactList } from "../../../components/ui/FactList";
import { plantFacts } from "./plant-facts";

test("a plant's page says what its codes mean, and leaves the codes to the tables", () => {
  const plant = { type: "forb", sun: "S-PS", moisture: "D-M", season: "spr" } as const;
  const more = {
    ...{ family: "Lamiaceae", native: "nearby" as const, keystone: 1429, keystoneSource: "A book" },
  };
  const host = document.createElement("div");
  host.innerHTML = renderToStaticMarkup(
    <FactList facts={plantFacts({ ...plant, height: "2 ft", width: "", aka: "", ...more })} />,
  );
  const facts = [...host.querySelectorAll("dl > div")].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  );
  expect(facts).toEqual([
    ["Type", "Forb"],
    ["Sun", "Shade to part shade"],
    ["Moisture", "Dry to medium"],
    ["Height", "2 ft"],
    ["Season", "Spring"],
    ["Family", "Lamiaceae"],
    ["Native", "Native nearby"],
    ["Feeds", "1,429 kinds of caterpillars (A book)"],
  ]);
});

test("of one kind a plant feeds caterpillars of that kind", () => {
  const value = plantFacts({
    ...{ type: "", sun: "", moisture: "", season: "", height: "", width: "", aka: "", family: "" },
    ...{ native: "", keystone: 1, keystoneSource: "" },
  }).find(({ label }) => label === "Feeds")?.value;
  expect(value).toBe("1 kind of caterpillar");
});
