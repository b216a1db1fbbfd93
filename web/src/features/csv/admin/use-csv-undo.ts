import { useState } from "react";
import type { CsvImported, CsvUndo, LaterChanges } from "shared-types/csv/codes";
import { errorTexts, whyRefused } from "../../../components/form/errors";
import type { OutcomeWords } from "../../../components/panel/Outcome";
import { undoCsvImport } from "../../../lib/owner-csv";
import { undoQuestion, undoWords } from "./undo-words";

/** The undo of an import: first asked, then as the owner says about what was changed since. */
export function useCsvUndo(item: CsvImported, onBusy: (isBusy: boolean) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [asked, setAsked] = useState<{ data: CsvUndo; etag: string } | null>(null);
  const [outcome, setOutcome] = useState<OutcomeWords | null>(null);

  const undo = async (later: LaterChanges) => {
    if (isBusy || (later === "ask" && !window.confirm(undoQuestion(item)))) return;
    setIsBusy(true);
    onBusy(true);
    try {
      const wanted = { importId: item.importId, later };
      const answer = await undoCsvImport(wanted, asked?.etag ?? "");
      setAsked(answer.data.isUndone ? null : answer);
      setOutcome({ text: undoWords(answer.data) });
    } catch (error) {
      setAsked(null);
      setOutcome({ text: "Nothing was undone.", problems: errorTexts(whyRefused(error)) });
    }
    setIsBusy(false);
    onBusy(false);
  };

  return { isBusy, asked: asked?.data ?? null, outcome, undo };
}
