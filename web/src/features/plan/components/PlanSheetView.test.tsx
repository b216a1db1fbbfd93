import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PlanPlant, Planting, PlanSheetDetail } from "shared-types";
import { PlanSheetView } from "./PlanSheetView";

const oak = { plantId: 3, nameCommon: "White oak", keyId: "oak", type: "", season: "" };
const planting = { plantingId: 9, plantId: 3, bedId: 0, x: 0, y: 0, number: 1, note: "" };
const sheet = {
  ...{ sheetId: 1, photo: null, title: "", alt: "", caption: "", north: null, feet: 0, depth: 0 },
  beds: [],
  plantings: [{ ...planting, plantedOn: null, removedOn: null } as Planting],
} as unknown as PlanSheetDetail;

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  host = document.body.appendChild(document.createElement("div"));
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

test("closing the card of a plant leads the keyboard back to its mark", async () => {
  act(() =>
    root.render(
      <MemoryRouter>
        <PlanSheetView
          {...{ sheet, viewpoints: [], year: null, isFirst: false, linkedId: null }}
          plants={[oak as PlanPlant]}
          anchor="plan-1"
        />
      </MemoryRouter>,
    ),
  );
  const button = (label: string) =>
    host.querySelector<HTMLElement>(`button[aria-label="${label}"]`) as HTMLElement;
  await act(async () => button("1: show White oak on the drawing").click());
  button("Close").focus();
  await act(async () => button("Close").click());
  expect(host.querySelector("button[aria-label=Close]")).toBeNull();
  expect(document.activeElement?.id).toBe("planting-9");
});
