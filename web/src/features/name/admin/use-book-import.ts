import { useState } from "react";
import { nameLimits, nameMessages } from "shared-types/name/codes";
import type { NameBookReport } from "shared-types/name/answers";
import { errorTexts, whyRefused } from "../../../components/form/errors";
import type { OutcomeWords } from "../../../components/panel/Outcome";
import { announceSave } from "../../../lib/announce-save";
import { addedWords, foundWords } from "./book-words";
import { sendBook, type BookProgress } from "./send-book";

interface State {
  file: File | null;
  /** What a dry run has found in the file. */
  report: NameBookReport | null;
  outcome: OutcomeWords | null;
  busy: "" | "check" | "add";
  progress: BookProgress | null;
}

const idle: State = { file: null, report: null, outcome: null, busy: "", progress: null };

/** Adding a book: what is in the file first, then all of it or nothing. */
export function useBookImport() {
  const [state, setState] = useState(idle);
  const { file, report, busy } = state;
  const change = (next: Partial<State>) => setState((before) => ({ ...before, ...next }));
  const onProgress = (progress: BookProgress) => change({ progress });

  const during = async (what: "check" | "add", work: () => Promise<Partial<State>>) => {
    change({ busy: what, outcome: null, progress: null });
    const ended = await work().catch((error: unknown) => ({
      report: null,
      outcome: {
        text: what === "check" ? "Couldn’t read the file." : "Nothing was added.",
        problems: errorTexts(whyRefused(error)),
      },
    }));
    change({ ...ended, busy: "", progress: null });
  };

  return {
    ...state,
    take: (chosen: File): void => {
      if (busy !== "") return;
      setState({ ...idle, file: chosen });
      void during("check", async () => {
        if (chosen.size > nameLimits.bytes)
          return { outcome: { text: "Couldn’t read the file.", problems: [nameMessages.tooBig] } };
        const found = await sendBook(chosen, true, onProgress);
        const hasNames = found.names + found.synonyms > 0;
        return { report: found, outcome: { text: foundWords(found), isBad: !hasNames } };
      });
    },
    add: (): void => {
      if (busy !== "" || !file || !report) return;
      void during("add", async () => {
        const added = await sendBook(file, false, onProgress);
        announceSave();
        const problems = added.refused
          .slice(0, 20)
          .map(({ line, reason }) => `Line ${line}: ${reason}`);
        const outcome = { text: addedWords(added), problems, isBad: false };
        return { ...idle, outcome };
      });
    },
  };
}
