import { act } from "react";
import { Formik } from "formik";
import { SWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import type { PictureUploaded, PlanDraft, PlanPlant, PlanSheet } from "shared-types";
import { enter, host, render, setStage } from "../../../components/form/stage.fixture";
import { createEditor, EditorContext } from "./editor";
import { Inspector } from "./Inspector";
import { emptyPlan } from "./PlanForm";
import { addPlanting, emptySheet } from "./sheet-changes";
import { SheetCanvas } from "./SheetCanvas";
import { SheetSettings } from "./SheetSettings";

const sent = vi.hoisted(() => ({ uploadPicture: vi.fn<() => Promise<PictureUploaded>>() }));
vi.mock("../../../lib/owner-picture", () => sent);

const oak = { plantId: 3, nameCommon: "White oak", nameScientific: "Quercus alba" } as PlanPlant;
const bed = { bedId: 4, name: "", text: "", points: [] };
const [sheet] = addPlanting({ ...emptySheet, sheetId: 1, beds: [bed] }, { plantId: 3, x: 0, y: 0 });
const NoPicker = () => null;

let values: PlanDraft;
let store: ReturnType<typeof createEditor>;

const show = (sheets: PlanSheet[]) => {
  store = createEditor();
  const editor = { store, plants: [oak], photos: [] };
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Formik initialValues={{ ...emptyPlan, sheets }} onSubmit={() => undefined}>
        {(form) => {
          values = form.values;
          return (
            <EditorContext value={editor}>
              <SheetSettings Picker={NoPicker} />
              <SheetCanvas />
              <Inspector />
            </EditorContext>
          );
        }}
      </Formik>
    </SWRConfig>,
  );
};

setStage();

test("the text of a bed that is being typed counts when a plant is chosen on the drawing", async () => {
  show([sheet]);
  act(() => store.setState({ bedId: 4 }));
  const [name] = host.querySelectorAll<HTMLInputElement>("[aria-label='Selected bed'] input");
  await act(async () => enter("By the fence", name as HTMLInputElement));
  const mark = host.querySelector("[data-planting]") as Element;
  Element.prototype.setPointerCapture = () => undefined;
  await act(async () => {
    mark.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
  });
  expect([...store.getState().chosen]).toEqual([-1]);
  expect(values.sheets[0]?.beds[0]?.name).toBe("By the fence");
});

test("what is drawn while a picture is uploaded stays, and the picture finds its drawing", async () => {
  show([sheet]);
  let answer: (uploaded: PictureUploaded) => void = () => undefined;
  sent.uploadPicture.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const input = host.querySelector("input[type=file]") as HTMLInputElement;
  Object.defineProperty(input, "files", { value: [new File(["x"], "plan.jpg")] });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
  act(() => store.setState({ tool: "plant", plantId: 3 }));
  await act(async () => {
    host
      .querySelector("[data-tool]")
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 0, clientY: 0 }));
  });
  expect(values.sheets[0]?.plantings).toHaveLength(2);
  await act(async () => answer({ errors: [], photoId: 7 }));
  expect(values.sheets[0]?.plantings).toHaveLength(2);
  expect(values.sheets[0]?.photoId).toBe(7);
});
