import { useState } from "react";
import type { NameBookReport } from "shared-types/name/answers";
import { nameLimits, nameMessages } from "shared-types/name/codes";
import { errorTexts, whyRefused } from "../../../components/form/errors";
import styles from "../../../components/panel/Card.module.css";
import { Outcome, type OutcomeWords } from "../../../components/panel/Outcome";
import { Button } from "../../../components/ui/Button";
import { FileButton } from "../../../components/ui/FileButton";
import { ProgressBar } from "../../../components/ui/ProgressBar";
import { announceSave } from "../../../lib/announce-save";
import { countOf } from "../../../lib/format";
import { formatBytes } from "../../../lib/panel-format";
import { type BookProgress, sendBook } from "./send-book";

const number = (count: number) => count.toLocaleString("en-US");

/** '49,152 names and 44,005 old names'. */
const sizeWords = ({ names, synonyms }: Pick<NameBookReport, "names" | "synonyms">): string => {
  const today = countOf(names, "name", "names");
  return synonyms === 0 ? today : `${today} and ${countOf(synonyms, "old name", "old names")}`;
};

const refusedWords = ({ refusedCount }: NameBookReport) =>
  refusedCount === 0 ? "" : ` ${countOf(refusedCount, "line was", "lines were")} refused:`;

/** What a file has: 'USDA PLANTS: 49,152 names and 44,005 old names.' */
const foundWords = (report: NameBookReport): string =>
  report.names + report.synonyms === 0
    ? `${report.format}: there are no names in this file.`
    : `${report.format}: ${sizeWords(report)}.${refusedWords(report)}`;

/** What was added of a file. */
const addedWords = (report: NameBookReport): string => {
  const twice = report.repeated === 0 ? "" : ` ${number(report.repeated)} stood there twice.`;
  return `- ${sizeWords(report)} added -${twice}${refusedWords(report)}`;
};

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
function useBookImport() {
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

/** How far the file is: sent in bytes, then read in lines, whose number only its end tells. */
function Progress({ progress, size }: { progress: BookProgress; size: number }) {
  if ("read" in progress)
    return <p role="status">{progress.read.toLocaleString("en-US")} lines read so far</p>;
  return (
    <>
      <ProgressBar label="Sent" value={progress.sent} max={size} size="thick" />
      <p>
        {formatBytes(progress.sent)} of {formatBytes(size)} sent
      </p>
    </>
  );
}

/** A file that becomes a book of names: what is in it first, then all of it or nothing. */
export function AddBook() {
  const book = useBookImport();
  const { file, report, outcome, busy, progress } = book;
  const hasNames = report !== null && report.names + report.synonyms > 0;
  return (
    <section aria-labelledby="add-book" className={styles.card}>
      <h2 id="add-book" className={styles.title}>
        Add a book
      </h2>
      <p>
        Choose a list that others publish: the complete checklist of USDA PLANTS (plantlst.txt), the
        World Checklist of Vascular Plants (wcvp_names.csv), the bird lists of eBird, Clements, IOC
        or AviList as CSV, or a list of your own. You’ll see what is in it before anything is added.
        A newer file takes the place of the older one.
      </p>
      <FileButton
        kind={hasNames ? "plain" : "solid"}
        accept=".csv,.txt,text/csv,text/plain"
        isBusy={busy !== ""}
        onChoose={book.take}
      >
        {busy === "check" ? "Reading..." : "Choose a file"}
      </FileButton>
      {file && <p>{file.name}</p>}
      {file && progress && <Progress progress={progress} size={file.size} />}
      <Outcome outcome={outcome} />
      {report && report.refused.length > 0 && (
        <ul>
          {report.refused.slice(0, 20).map(({ line, reason }) => (
            <li key={line}>
              Line {line}: {reason}
            </li>
          ))}
        </ul>
      )}
      {report && hasNames && (
        <Button kind="solid" aria-disabled={busy !== "" || undefined} onClick={book.add}>
          {busy === "add" ? "Adding..." : `Add ${sizeWords(report)}`}
        </Button>
      )}
    </section>
  );
}
