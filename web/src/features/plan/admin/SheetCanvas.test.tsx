import { act } from "react";
import { Formik } from "formik";
import { SWRConfig } from "swr";
import { expect, test, vi } from "vitest";
import { importMaxMegapixels } from "shared-types/photo/import";
import type { PictureUploaded } from "shared-types/photo/answers";
import type { PlanDraft } from "shared-types/plan/schema";
import type { PlanPlant, PlanSheet } from "shared-types/plan/answers";
import { enter, host, render, setStage } from "../../../components/form/stage.fixture";
import { createEditor, EditorContext } from "./editor";
import { emptyPlan } from "./PlanForm";
import { addPlanting, emptySheet } from "./sheet-changes";
import { SheetSettings } from "./SheetSettings";
import { Workbench } from "./Workbench";

const sent = vi.hoisted(() => ({ uploadPicture: vi.fn<() => Promise<PictureUploaded>>() }));
vi.mock("../../../lib/owner-picture", () => sent);

const oak = {
  ...{ plantId: 3, nameCommon: "White oak", nameScientific: "Quercus alba" },
  ...{ thumbFileName: "oak.jpg", thumbVersion: "2" },
} as PlanPlant;
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
              <Workbench />
            </EditorContext>
          );
        }}
      </Formik>
    </SWRConfig>,
  );
};

setStage();

test("how large a picture may be is said, and how deep the yard is is asked without one", () => {
  show([sheet]);
  expect(host.textContent).toContain("Upload a drawing…");
  expect(host.textContent).toContain(`up to ${importMaxMegapixels} megapixels`);
  expect(host.textContent).toContain("Depth in feet");
});

test("the text of a bed that is being typed counts when a plant is chosen on the drawing", async () => {
  show([sheet]);
  act(() => store.setState({ bedId: 4 }));
  const [name] = host.querySelectorAll<HTMLInputElement>("[aria-label='Selected bed'] input");
  await act(async () => enter("By the fence", name as HTMLInputElement));
  const mark = host.querySelector("[data-planting]") as Element;
  Element.prototype.setPointerCapture = () => undefined;
  await act(async () => {
    mark.dispatchEvent(
      new PointerEvent("pointerdown", { bubbles: true, button: 0, isPrimary: true }),
    );
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
  expect(host.textContent).not.toContain("Depth in feet");
  expect(tool("Blank lot")).toBeDefined();
});

const press = (key: string, target: Element | null = document.activeElement) =>
  act(async () => {
    target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
const tool = (name: string) =>
  [...host.querySelectorAll("button")].find(({ textContent }) => textContent === name);
const search = () => host.querySelector<HTMLInputElement>("input[type=search]");

test("'Add plants' shows the search, whatever was selected before", async () => {
  show([sheet]);
  for (const selected of [{ bedId: 4 }, { chosen: new Set([-1]) }]) {
    await act(async () => store.setState({ tool: "select", ...selected }));
    expect([search(), tool("Blank lot")]).toEqual([null, undefined]);
    expect(host.querySelector("option[value='']"), "what differs").toBeNull();
    await act(async () => tool("Add plants")?.click());
    expect(search()).not.toBeNull();
  }
  expect(host.querySelector("button img")?.getAttribute("src")).toMatch(/oak\.jpg\?v=2$/);
});

test("Escape steps back wherever the focus is: the search, the corners, the selection, the tool", async () => {
  show([sheet]);
  await act(async () => tool("Add plants")?.click());
  await act(async () => enter("oak", search() as HTMLInputElement));
  await press("Escape", search());
  expect(search()?.value).toBe("");
  expect(store.getState().tool).toBe("plant");
  await press("Escape", search());
  expect(store.getState().tool).toBe("select");
  act(() => store.setState({ tool: "bed", corners: [[0, 0]] }));
  await press("Escape", tool("Draw a bed"));
  expect(store.getState()).toMatchObject({ tool: "bed", corners: [] });
  act(() => store.setState({ tool: "select", bedId: 4 }));
  await press("Escape", host.querySelector("[aria-label='Selected bed'] input"));
  expect(store.getState().bedId).toBe(0);
});

test("the mark after a deleted one has the focus, and after the last the one before", async () => {
  const [two] = addPlanting(sheet, { plantId: 3, x: 0.5, y: 0 });
  const [three] = addPlanting(two, { plantId: 3, x: 1, y: 0 });
  show([three]);
  const ids = () =>
    [...host.querySelectorAll<SVGElement>("[data-planting]")].map(
      (mark) => mark.dataset["planting"],
    );
  const [first, second, third] = ids();
  const focused = () => (document.activeElement as SVGElement | null)?.dataset["planting"];
  const remove = async (id: string | undefined) => {
    const mark = host.querySelector<SVGElement>(`[data-planting="${id}"]`);
    act(() => store.setState({ chosen: new Set([Number(id)]) }));
    act(() => mark?.focus());
    await press("Delete", mark);
    await vi.waitFor(() => expect(ids()).not.toContain(id));
  };
  await remove(second);
  expect(focused()).toBe(third);
  expect(document.activeElement?.getAttribute("tabindex")).toBe("0");
  await remove(third);
  expect(focused()).toBe(first);
});

test("the focus stays with the drawing when a mark is deleted and when the last step is undone", async () => {
  show([sheet]);
  const drawing = host.querySelector("[role=region]");
  act(() => store.setState({ chosen: new Set([-1]) }));
  const mark = host.querySelector<SVGElement>("[data-planting]");
  act(() => mark?.focus());
  await press("Delete", mark);
  await vi.waitFor(() => expect(values.sheets[0]?.plantings).toEqual([]));
  await vi.waitFor(() => expect(document.activeElement).toBe(drawing));
  act(() => tool("Undo")?.focus());
  await act(async () => tool("Undo")?.click());
  await vi.waitFor(() => expect(values.sheets[0]?.plantings).toHaveLength(1));
  await vi.waitFor(() => expect(document.activeElement).toBe(drawing));
});

test("a press selects one plant, with Shift, Ctrl or Cmd one more or one less", async () => {
  const [two] = addPlanting(sheet, { plantId: 3, x: 0.5, y: 0 });
  show([two]);
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  const drawing = host.querySelector("[data-tool]") as Element;
  const pressAt = (clientX: number, keys: PointerEventInit = {}) =>
    act(async () => {
      const event = { bubbles: true, button: 0, isPrimary: true, clientX, clientY: 0, ...keys };
      drawing.dispatchEvent(new PointerEvent("pointerdown", event));
    });
  const [first, second] = two.plantings.map(({ plantingId }) => plantingId);
  const chosen = () => [...store.getState().chosen];
  await pressAt(0);
  expect(chosen()).toEqual([first]);
  await pressAt(50);
  expect(chosen()).toEqual([second]);
  await pressAt(0, { shiftKey: true });
  expect(chosen()).toEqual([second, first]);
  await pressAt(50, { ctrlKey: true });
  expect(chosen()).toEqual([first]);
  await pressAt(0, { metaKey: true });
  expect(chosen()).toEqual([]);
});

test("Enter closes a bed of three corners, and not of two", async () => {
  show([sheet]);
  const drawing = host.querySelector("[role=region]");
  const beds = () => values.sheets[0]?.beds.length;
  const corners: [number, number][] = [
    [0, 0],
    [0.5, 0],
    [0.5, 0.5],
  ];
  act(() => store.setState({ tool: "bed", corners: corners.slice(1) }));
  await press("Enter", drawing);
  expect(beds()).toBe(1);
  act(() => store.setState({ corners }));
  await press("Enter", drawing);
  await vi.waitFor(() => expect(beds()).toBe(2));
});

test("a box selects the plants within it, with Shift beside those that are selected; a click empties", async () => {
  const [two] = addPlanting(sheet, { plantId: 3, x: 0.5, y: 0.5 });
  const [three] = addPlanting(two, { plantId: 3, x: 0.9, y: 0.9 });
  show([three]);
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  const drawing = host.querySelector("[data-tool]") as Element;
  const point = (kind: string, at: number, shiftKey: boolean) => {
    const where = { clientX: at, clientY: at, shiftKey, pointerId: 1 };
    const event = { bubbles: true, button: 0, isPrimary: true, ...where };
    return act(async () => drawing.dispatchEvent(new PointerEvent(`pointer${kind}`, event)));
  };
  const box = async (from: number, to: number, shiftKey = false) => {
    await point("down", from, shiftKey);
    await point("move", to, shiftKey);
    await point("up", to, shiftKey);
    return [...store.getState().chosen];
  };
  const [, second, third] = three.plantings.map(({ plantingId }) => plantingId);
  expect(await box(30, 70)).toEqual([second]);
  expect(await box(70, 100, true)).toEqual([second, third]);
  expect(await box(70, 100), "without Shift").toEqual([third]);
  expect(await box(25, 26), "hardly moved").toEqual([]);
  expect(await box(75, 20)).toEqual([second]);
});

test("a bed is drawn without a mouse: by its corners in words, and what stands inside belongs to it", async () => {
  const [two] = addPlanting(sheet, { plantId: 3, x: 0.5, y: 0.5 });
  show([two]);
  await act(async () => tool("Draw a bed")?.click());
  await act(async () => tool("Type its corners")?.click());
  expect(store.getState().tool).toBe("select");
  const corners = document.activeElement as HTMLTextAreaElement;
  expect(corners.labels[0]?.textContent).toBe("Corners");
  Reflect.set(HTMLTextAreaElement.prototype, "value", "40, 40\n60, 40\n50, 60", corners);
  await act(async () => corners.dispatchEvent(new Event("input", { bubbles: true })));
  await act(async () => corners.blur());
  const [, drawn] = values.sheets[0]?.beds ?? [];
  expect(drawn?.points).toHaveLength(3);
  expect(values.sheets[0]?.plantings.map(({ bedId }) => bedId)).toEqual([0, drawn?.bedId]);
});
