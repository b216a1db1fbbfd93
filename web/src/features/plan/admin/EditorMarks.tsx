import { memo, useDeferredValue, useMemo, useState, type KeyboardEvent } from "react";
import type { PlanSheet } from "shared-types/plan/answers";
import { useStore } from "zustand";
import { kindsOf, marksOf } from "../api/kinds";
import { markOf, stepByKey } from "../components/PlanMarks";
import { useEditorContext } from "./editor";
import { EditorMark } from "./EditorMark";
import styles from "../components/PlanMarks.module.css";

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
