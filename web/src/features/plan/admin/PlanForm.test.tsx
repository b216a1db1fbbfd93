import { act } from "react";
import { SWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { PlanPlant } from "shared-types/plan/answers";
import { host, render, setStage, site } from "../../../components/form/stage.fixture";
import { connectPanel } from "../../../lib/owner-send";
import { onSite } from "../../../lib/stage.fixture";
import { emptyPlan, PlanForm } from "./PlanForm";
import { addPlanting, emptySheet } from "./sheet-changes";

setStage();
connectPanel(site.settings);

const oak = { plantId: 3, nameCommon: "White oak", thumbFileName: "" } as PlanPlant;
const bed = { bedId: 4, name: "By the fence", text: "", points: [] };
const [one] = addPlanting({ ...emptySheet, sheetId: 1, beds: [bed] }, { plantId: 3, x: 0, y: 0 });
const [two] = addPlanting(one, { plantId: 3, x: 0.5, y: 0.5 });
const first = { ...two, title: "East" };
const plan = {
  ...{ ...emptyPlan, planId: 1, keyId: "plan", title: "Plan" },
  sheets: [first, { ...emptySheet, sheetId: 2, title: "West" }],
};
const save = vi.fn<() => Promise<ValidationErrors>>();

const tab = (name: string) =>
  [...host.querySelectorAll("button")].find(({ textContent }) => textContent === name);
const refuse = (errorMessage: string) => {
  save.mockResolvedValue([{ fieldId: "sheets", errorMessage }]);
  return act(async () => host.querySelector("form")?.requestSubmit());
};
const selected = () => host.querySelector("[aria-label^='Selected']")?.getAttribute("aria-label");

test("a plan that is refused for a part of another drawing shows that drawing with the part selected", async () => {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      {onSite(
        site,
        <PlanForm
          {...{ plan, etag: "1", plants: [oak], photos: [], confirmation: "", save }}
          onSaved={() => undefined}
          Picker={() => null}
        />,
      )}
    </SWRConfig>,
  );
  await act(async () => tab("West")?.click());
  expect(selected()).toBeUndefined();
  await refuse("Planting 2 of drawing 1: removed before it was planted.");
  expect(tab("East")?.getAttribute("aria-pressed")).toBe("true");
  expect(selected()).toBe("Selected plants");
  await refuse("Bed 1 of drawing 1: a bed has at least three corners.");
  expect(selected()).toBe("Selected bed");
  await act(async () => tab("West")?.click());
  await refuse("A plan has at least one drawing.");
  expect(tab("West")?.getAttribute("aria-pressed"), "names no part").toBe("true");
});
