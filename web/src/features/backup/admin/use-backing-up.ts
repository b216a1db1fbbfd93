import { useEffect, useRef, useState } from "react";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { whyNotDone } from "../../../components/form/errors";
import type { Notes } from "../../../components/form/IndexNotes";
import { ownerRead, ownerSave } from "../../../lib/owner-calls";
import { formatBytes } from "../../../lib/panel-format";

const lookAgainMs = 1000;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, lookAgainMs));

/** Starts a backup and polls until it is done, while the screen is open. */
export function useBackingUp(notes: Notes, onDone: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  async function make(): Promise<ValidationErrors> {
    const refused = await ownerSave("POST /api/backupmake");
    if (refused.length > 0) return refused;
    for (;;) {
      await pause();
      if (!isShown.current) return [];
      const { isRunning, fault, last } = await ownerRead("GET /api/backups");
      if (isRunning) continue;
      if (fault !== "") return [{ fieldId: "", errorMessage: `No backup was made. ${fault}` }];
      notes.say(`- Backup made: ${formatBytes(last?.bytes ?? 0)} -`);
      return [];
    }
  }

  const begin = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const errors = await make().catch(whyNotDone);
    if (errors.length > 0) notes.fail(errors);
    setIsBusy(false);
    onDone();
  };

  return { isBusy, begin };
}
