import { countOf } from "../../lib/format";
import { errorTexts, whyNotDone } from "../form/errors";
import { undoAct, type Act } from "./undo-act";
import { UndoButton } from "./UndoButton";

interface UndoActProps {
  act: Act;
  /** The noun, singular and plural. */
  noun: readonly [one: string, many: string];
  onUndone: (ids: readonly number[]) => void;
}

/** Undoes what was done to several records at once. */
export function UndoAct({ act, noun, onUndone }: UndoActProps) {
  const undo = async () => {
    const nothing = (error: unknown) => ({ undone: [], errors: whyNotDone(error) });
    const { undone, errors } = await undoAct(act).catch(nothing);
    const left = act.ids.length - undone.length;
    const [why = ""] = errorTexts(errors);
    onUndone(undone);
    const done = left === 0 ? "Undone." : `${countOf(left, ...noun)} stayed as changed.`;
    return `${done} ${why}`.trim();
  };
  return <UndoButton undo={undo} />;
}
