import { createContext, memo, use, useDeferredValue } from "react";
import { useStore } from "zustand";
import { Mark, type MarkProps } from "../components/PlanMark";
import { useEditorContext } from "./editor";

/** How far the chosen marks are being dragged, in fractions of the drawing. */
export const MovedContext = createContext<readonly [number, number] | null>(null);

type EditorMarkProps = Pick<MarkProps, "id" | "x" | "y" | "number" | "name" | "isStop">;

const percent = (part: number) => `${part * 100}%`;

function OwnMark(mark: EditorMarkProps) {
  const { store } = useEditorContext();
  const isChosen = useStore(store, ({ chosen }) => chosen.has(mark.id));
  // Only a chosen mark follows the pointer.
  const moved = isChosen ? use(MovedContext) : null;
  // When all are selected at once, the browser answers before hundreds of them follow.
  const isShown = useDeferredValue(isChosen);
  return (
    <Mark
      {...mark}
      href={undefined}
      isChosen={isShown}
      isKin={isShown}
      isNew={false}
      moved={moved ? `translate(${moved.map(percent).join()})` : undefined}
    />
  );
}

/** A mark of the editor: of hundreds, a click or a drag renders only those that it is about. */
export const EditorMark = memo(OwnMark);
