import { useFormikContext } from "formik";
import { createContext, useContext } from "react";
import type { PhotoItem } from "shared-types/photo/answers";
import type { PlanDraft } from "shared-types/plan/schema";
import type { PlanPlant, PlanSheet } from "shared-types/plan/answers";
import { createStore, useStore, type StoreApi } from "zustand";
import { afterPaint } from "../../../lib/after-paint";

/** What a click on the drawing does: selects, adds the chosen plant, or sets a corner of a bed. */
export type Tool = "select" | "plant" | "bed";

interface EditorState {
  /** The drawing that is shown, by its place. */
  place: number;
  tool: Tool;
  /** The plant to add; 0 for none. */
  plantId: number;
  /** The chosen plantings. */
  chosen: ReadonlySet<number>;
  /** The chosen bed; 0 for none. */
  bedId: number;
  /** Corners of the bed that is being drawn. */
  corners: [number, number][];
  level: number;
  past: readonly PlanSheet[][];
  future: readonly PlanSheet[][];
  /** The drawings of the last change, which the form shows when the browser has time; null before the first. */
  latest: PlanSheet[] | null;
}

const nothing = new Set<number>();

const start: EditorState = {
  place: 0,
  tool: "select",
  plantId: 0,
  chosen: nothing,
  bedId: 0,
  corners: [],
  level: 0,
  past: [],
  future: [],
  latest: null,
};

/** Steps that can be undone. */
const mostSteps = 200;

interface Editor {
  store: StoreApi<EditorState>;
  plants: readonly PlanPlant[];
  /** The photos that came with the plan. */
  photos: readonly PhotoItem[];
}

export const EditorContext = createContext<Editor | null>(null);

/** What the editor of one plan has besides the form: tool, selection, steps to undo. */
export const createEditor = () => createStore(() => start);

/** After a save: new parts have other ids now, so that earlier steps are of other parts. */
export const startAgain = (store: StoreApi<EditorState>) =>
  store.setState({ past: [], future: [], chosen: nothing, bedId: 0 });

/** What stays the same while a plan is edited. */
export function useEditorContext(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("EditorContext is missing.");
  return editor;
}

/** The drawings of the form, the one that is shown, and how they are changed; not what is selected on them. */
export function useSheets() {
  const { store, plants, photos } = useEditorContext();
  const asked = useStore(store, ({ place }) => place);
  const { values, setFieldValue } = useFormikContext<PlanDraft>();
  const { sheets } = values as { sheets: PlanSheet[] };
  const place = Math.min(asked, Math.max(0, sheets.length - 1));
  const sheet = sheets[place];

  const now = () => store.getState().latest ?? sheets;
  const put = (next: PlanSheet[]) => void setFieldValue("sheets", next);
  /** Changes the drawings; the step can be undone. */
  const changeAll = (next: PlanSheet[]) => {
    const past = [...store.getState().past, now()].slice(-mostSteps);
    store.setState({ past, future: [], latest: next });
    put(next);
  };
  const step = (from: "past" | "future", to: "past" | "future") => {
    const state = store.getState();
    const next = state[from].at(-1);
    if (!next) return;
    store.setState({
      ...{ [from]: state[from].slice(0, -1), [to]: [...state[to], now()] },
      ...{ chosen: nothing, bedId: 0, corners: [], latest: next },
    });
    put(next);
  };

  return {
    place,
    sheets,
    sheet,
    plants,
    photos,
    set: (change: Partial<EditorState>) => store.setState(change),
    /** Takes a tool; what is selected stays with the one that selects, the others need the room beside the drawing. */
    take: (tool: Tool) =>
      store.setState({
        tool,
        corners: [],
        ...(tool !== "select" && { chosen: nothing, bedId: 0 }),
      }),
    /** One step back from what is being done: the bed that is drawn, the selection, the tool. */
    leave: () => {
      const { corners, chosen, bedId } = store.getState();
      if (corners.length > 0) store.setState({ corners: [] });
      else if (chosen.size > 0 || bedId !== 0) store.setState({ chosen: nothing, bedId: 0 });
      else store.setState({ tool: "select", plantId: 0 });
    },
    choose: (ids: Iterable<number>) => store.setState({ chosen: new Set(ids), bedId: 0 }),
    chooseBed: (bedId: number) => store.setState({ bedId, chosen: nothing }),
    changeAll,
    change: (next: PlanSheet) => changeAll(now().with(place, next)),
    /** Changes a drawing wherever it is by now, after something that took a while; nothing if it is gone. */
    changeLater: (sheetId: number, fields: Partial<PlanSheet>) => {
      const at = now().findIndex((one) => one.sheetId === sheetId);
      const found = now()[at];
      if (found) changeAll(now().with(at, { ...found, ...fields }));
    },
    /** The shown drawing with a change that the form does not show yet. */
    sheetNow: () => now()[place],
    undo: () => afterPaint(() => step("past", "future")),
    redo: () => afterPaint(() => step("future", "past")),
  };
}

/** The same with all that the editor knows. */
export function useEditor() {
  const { store } = useEditorContext();
  return { ...useStore(store), ...useSheets() };
}

export type EditorApi = ReturnType<typeof useEditor>;
