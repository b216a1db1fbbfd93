import { useState } from "react";
import type { BinItem } from "shared-types/history/answers";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { errorTexts, whyNotDone } from "../../../components/form/errors";
import type { OutcomeWords } from "../../../components/panel/Outcome";
import { ownerSave } from "../../../lib/owner-calls";
import { useOwnerCall } from "../../../lib/owner-swr";
import { calledBy, pathOf, renameField } from "./bin-words";

/** Ids are unique only within a kind. */
export const binKey = ({ kind, id }: BinItem) => `${kind}-${id}`;

/** The bin and the actions on its records, one at a time. */
export function useBin() {
  const { data: items, error, retry } = useOwnerCall("GET /api/bin");
  const [outcome, setOutcome] = useState<OutcomeWords | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  /** The record that needs another name, and why. */
  const [renaming, setRenaming] = useState<{ item: BinItem; why: ValidationErrors } | null>(null);

  const during = async (item: BinItem, work: () => Promise<ValidationErrors>) => {
    setBusy(binKey(item));
    const errors = await work().catch(whyNotDone);
    setBusy(null);
    return errors;
  };
  const stays = (item: BinItem, errors: ValidationErrors) =>
    setOutcome({
      text: `${calledBy(item)} is still in the bin.`,
      problems: errorTexts(errors),
    });
  const restored = (item: BinItem) => {
    setRenaming(null);
    setOutcome({ text: `${calledBy(item)} was restored.`, openPath: pathOf(item) });
  };

  return {
    items,
    error,
    retry,
    outcome,
    busy,
    renaming,
    restored,
    cancel: () => setRenaming(null),

    async restore(item: BinItem): Promise<void> {
      if (busy !== null) return;
      const { kind, id } = item;
      const errors = await during(item, () =>
        ownerSave("POST /api/binrestore", { body: { kind, id, rename: "" } }),
      );
      if (errors.length === 0) {
        restored(item);
        return;
      }
      if (!renameField(errors[0]?.fieldId)) {
        stays(item, errors);
        return;
      }
      setOutcome(null);
      setRenaming({ item, why: errors });
    },

    async remove(item: BinItem): Promise<void> {
      const asked = `${calledBy(item)} and its history can’t be restored after that. Are you sure?`;
      if (busy !== null || !window.confirm(asked)) return;
      const { kind, id } = item;
      const errors = await during(item, () =>
        ownerSave("POST /api/bindelete", { body: { kind, id } }),
      );
      if (errors.length > 0) {
        stays(item, errors);
        return;
      }
      setOutcome({ text: `${calledBy(item)} was deleted forever.` });
    },
  };
}
