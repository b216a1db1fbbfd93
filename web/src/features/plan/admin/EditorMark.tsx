import { createContext, memo, use } from "react";
import { Mark, type MarkProps } from "../components/PlanMarks";

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
export const EditorMark = memo(OwnMark);
