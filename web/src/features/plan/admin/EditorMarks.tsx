import {
  memo,
  useDeferredValue,
  useMemo,
  useState,
  type KeyboardEvent,
  createContext,
  use,
} from "react";
import type { PlanSheet } from "shared-types/plan/answers";
import { useStore } from "zustand";
import { kindsOf, marksOf } from "../api/kinds";
import { markOf, stepByKey, Mark, type MarkProps } from "../components/PlanMarks";
import styles from "../components/PlanMarks.module.css";
import { useEditorContext } from "./editor";

/** How far the chosen marks are being dragged, in fractions of the drawing. */
export const MovedContext = createContext<readonly [number, number] | null>(null);

type EditorMarkProps = Pick<
  MarkProps,
  "id" | "x" | "y" | "number" | "name" | "isChosen" | "isStop"
>;

const percent = (part: number) => `${part * 100}%`;

function OwnMark(mark: EditorMarkProps) {
  // Only a chosen mark follows the pointer.
  const moved = mark.isChosen ? use(MovedContext) : null;
  return (
    <Mark
      {...mark}
      href={undefined}
      isKin={mark.isChosen}
      isNew={false}
      moved={moved ? `translate(${moved.map(percent).join()})` : undefined}
    />
  );
}

/** A mark of the editor: of hundreds, a click or a drag renders only those that it is about. */
const EditorMark = memo(OwnMark);

/** The marks of the editor: all years, with the selected ones standing out. */
export const EditorMarks = memo(Marks);

function Marks({ sheet }: { sheet: PlanSheet }) {
  const { store, plants } = useEditorContext();
  const [stop, setStop] = useState<number | null>(null);
  const all = useMemo(() => marksOf(kindsOf(sheet, plants)), [sheet, plants]);
  // When all are selected at once, the rest of the editor does not wait for hundreds of marks.
  const chosen = useDeferredValue(useStore(store, (state) => state.chosen));
  const current = all.find(({ plantingId }) => plantingId === stop) ?? all[0];

  const keys = (event: KeyboardEvent<SVGSVGElement>) => {
    const id = markOf(event.target);
    if (id === null) return;
    if (event.key === "Enter" || event.key === " ") {
      const chosen = event.shiftKey ? store.getState().chosen : [];
      store.setState({ chosen: new Set([...chosen, id]), bedId: 0 });
      event.preventDefault();
      return;
    }
    if (!event.altKey) stepByKey(event, all);
  };

  return (
    <svg
      className={styles.marks}
      role="group"
      aria-label="Plants"
      onKeyDown={keys}
      onFocus={({ target }) => setStop(markOf(target))}
    >
      {all.map((mark) => (
        <EditorMark
          key={mark.plantingId}
          id={mark.plantingId}
          x={mark.x}
          y={mark.y}
          number={mark.number}
          name={mark.name}
          isChosen={chosen.has(mark.plantingId)}
          isStop={mark === current}
        />
      ))}
    </svg>
  );
}
