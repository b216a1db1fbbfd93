import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { KeptRecord } from "shared-types/history/schema";
import { countOf } from "../../lib/format";
import { ownerSaveQuietly } from "../../lib/owner-calls";
import { panelPaths } from "../../lib/panel-paths";
import { announceSave } from "../../lib/announce-save";
import { BusyButton } from "../ui/BusyButton";
import { errorTexts, whyNotDone } from "./errors";

/** Undoes a deletion: takes the records out of the bin again, one by one. */
export function UndoDelete({ records }: { records: readonly KeptRecord[] }) {
  const [left, setLeft] = useState(records);
  const [problem, setProblem] = useState("");
  const result = useRef<HTMLSpanElement>(null);
  const isOver = left.length === 0 || problem !== "";
  // The pressed button is gone.
  useEffect(() => {
    if (isOver) result.current?.focus();
  }, [isOver]);

  const undo = async () => {
    const stuck: KeptRecord[] = [];
    let why = "";
    for (const record of records) {
      const body = { ...record, rename: "" };
      const errors = await ownerSaveQuietly("POST /api/binrestore", { body }).catch(whyNotDone);
      if (errors.length === 0) continue;
      stuck.push(record);
      why = errorTexts(errors).join(" ");
    }
    if (stuck.length < records.length) announceSave();
    setLeft(stuck);
    setProblem(why);
  };

  if (!isOver)
    return (
      <BusyButton busyLabel="Restoring..." onPress={undo}>
        Undo
      </BusyButton>
    );
  const many = records.length > 1;
  return (
    <span ref={result} tabIndex={-1}>
      {problem === "" ? (
        "Restored."
      ) : (
        <>
          {many && `${countOf(left.length, "record is", "records are")} still in the bin. `}
          {problem} <Link to={panelPaths.bin}>Open the bin</Link>
        </>
      )}
    </span>
  );
}
