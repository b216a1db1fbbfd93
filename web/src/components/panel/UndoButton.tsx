import { useEffect, useRef, useState } from "react";
import { BusyButton } from "../ui/BusyButton";

/** Undoes what was just done, once; in its place comes the sentence that `undo` answers with. */
export function UndoButton({ undo }: { undo: () => Promise<string> }) {
  const [notice, setNotice] = useState("");
  const result = useRef<HTMLSpanElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (notice !== "") result.current?.focus();
  }, [notice]);

  if (notice === "")
    return (
      <BusyButton busyLabel="Undoing..." onPress={async () => setNotice(await undo())}>
        Undo
      </BusyButton>
    );
  return (
    <span ref={result} tabIndex={-1}>
      {notice}
    </span>
  );
}
