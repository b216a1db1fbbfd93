import { useEffect, useRef, useState } from "react";
import { countOf } from "../../lib/format";
import { errorTexts, whyNotDone } from "../form/errors";
import { BusyButton } from "../ui/BusyButton";
import { undoAct, type Act } from "./undo-act";

interface UndoActProps {
  act: Act;
  /** The noun, singular and plural. */
  noun: readonly [one: string, many: string];
  onUndone: (ids: readonly number[]) => void;
}

/** Undoes what was done to several records at once. */
export function UndoAct({ act, noun, onUndone }: UndoActProps) {
  const [said, setSaid] = useState("");
  const result = useRef<HTMLSpanElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (said !== "") result.current?.focus();
  }, [said]);

  const undo = async () => {
    const nothing = (error: unknown) => ({ undone: [], errors: whyNotDone(error) });
    const { undone, errors } = await undoAct(act).catch(nothing);
    const left = act.ids.length - undone.length;
    const [why = ""] = errorTexts(errors);
    onUndone(undone);
    const done = left === 0 ? "Undone." : `${countOf(left, ...noun)} stayed as changed.`;
    setSaid(`${done} ${why}`.trim());
  };

  if (said === "")
    return (
      <BusyButton busyLabel="Undoing..." onPress={undo}>
        Undo
      </BusyButton>
    );
  return (
    <span ref={result} tabIndex={-1}>
      {said}
    </span>
  );
}
