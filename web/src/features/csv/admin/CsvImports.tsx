import { useState, useId } from "react";
import { useSearchParams } from "react-router-dom";
import type { CsvImported, CsvUndo } from "shared-types/csv/answers";
import type { ImportName, LaterChanges } from "shared-types/csv/codes";
import { Failed } from "../../../components/feedback/Failed";
import { Loading, SkeletonText } from "../../../components/feedback/Skeleton";
import { errorTexts, whyRefused } from "../../../components/form/errors";
import { Outcome, type OutcomeWords } from "../../../components/panel/Outcome";
import { Button } from "../../../components/ui/Button";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { formatDateTime } from "../../../lib/format";
import { ownerRead } from "../../../lib/owner-calls";
import { undoCsvImport } from "../../../lib/owner-csv";
import { useOwnerRead } from "../../../lib/owner-swr";
import { useSite } from "../../../lib/settings";
import { CsvProgress } from "./CsvProgress";
import { CsvRecords } from "./CsvRecords";
import { keptWords, sizeWords, undoQuestion, undoWords } from "./undo-words";
import { useCsvRuns } from "./use-csv-runs";
import styles from "./Csv.module.css";

interface CsvImportsProps {
  /** Those of one kind; else all. */
  name?: ImportName;
}

/** The last imports, each with its report and its undo; the address names the open one. */
export function CsvImports({ name }: CsvImportsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { data } = useCsvRuns(isBusy);
  const [asked, setAsked] = useSearchParams();
  const open = Number(asked.get("import") ?? 0);
  const toggle = (importId: number) =>
    setAsked(importId === open ? {} : { import: String(importId) }, {
      replace: true,
      preventScrollReset: true,
    });
  const imports = data?.imports.filter((item) => name === undefined || item.name === name) ?? [];
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="imports" className={styles.part}>
      <h2 id="imports" className={styles.title}>
        Recent imports
      </h2>
      <p>
        You can undo an import for as long as the history keeps its changes. Whatever you changed
        since is only overwritten if you say so.
      </p>
      {data?.running?.what === "undo" && <CsvProgress run={data.running} />}
      <ul role="list" className={styles.files}>
        {imports.map((item) => (
          <CsvImportEntry
            key={item.importId}
            item={item}
            isOpen={item.importId === open}
            onToggle={() => toggle(item.importId)}
            onBusy={setIsBusy}
          />
        ))}
      </ul>
    </section>
  );
}

/** The undo of an import: first asked, then as the owner says about what was changed since. */
function useCsvUndo(item: CsvImported, onBusy: (isBusy: boolean) => void) {
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

interface CsvImportEntryProps {
  item: CsvImported;
  isOpen: boolean;
  onToggle: () => void;
  /** Whether an undo is at work. */
  onBusy: (isBusy: boolean) => void;
}

/** What an import did, read when it is opened. */
function ImportReport({ item }: { item: CsvImported }) {
  const { importId, name, kept } = item;
  const { data, error, retry } = useOwnerRead(`sheetimports/${importId}`, () =>
    ownerRead("GET /api/sheetimports/{id}", { params: { id: importId } }),
  );
  if (!data && error) return <Failed message="Couldn’t load the report." onRetry={retry} />;
  if (!data)
    return (
      <Loading what="the report">
        <SkeletonText lines={4} />
      </Loading>
    );
  const caption = `What the import of ${item.fileName} changed`;
  return <CsvRecords caption={caption} name={name} records={data.records} count={kept} />;
}

/** One import that history keeps: its report, and its undo. */
function CsvImportEntry({ item, isOpen, onToggle, onBusy }: CsvImportEntryProps) {
  const { timeZone } = useSite().settings;
  const { isBusy, asked, outcome, undo } = useCsvUndo(item, onBusy);
  const report = useId();
  const canUndo = item.undoneAt === "" && item.kept > 0;
  const named = <VisuallyHidden> of {item.fileName}</VisuallyHidden>;
  const { later = 0, deleted = 0, refused = 0 } = asked?.counts ?? {};
  return (
    <li className={styles.file}>
      <div className={styles.words}>
        <p className={styles.name}>{item.fileName || item.name}</p>
        <p className={styles.soft}>
          <time dateTime={item.at}>{formatDateTime(item.at, timeZone)}</time> by {item.who}
        </p>
        <p className={styles.soft}>{sizeWords(item)}</p>
        {item.undoneAt !== "" && (
          <p className={styles.soft}>Undone {formatDateTime(item.undoneAt, timeZone)}</p>
        )}
        {keptWords(item) !== "" && <p className={styles.soft}>{keptWords(item)}</p>}
      </div>
      <Button aria-expanded={isOpen} aria-controls={report} onClick={onToggle}>
        {isOpen ? "Hide report" : "Show report"}
        {named}
      </Button>
      {canUndo && !asked && (
        <Button aria-disabled={isBusy || undefined} onClick={() => void undo("ask")}>
          {isBusy ? "Undoing..." : "Undo this import"}
          {named}
        </Button>
      )}
      <div id={report} className={styles.report}>
        <Outcome outcome={outcome} />
        {asked && (
          <>
            {refused === 0 && (
              <div className={styles.choice}>
                <Button aria-disabled={isBusy || undefined} onClick={() => void undo("keep")}>
                  Undo the others, leave these
                </Button>
                {later > 0 && (
                  <Button
                    aria-disabled={isBusy || undefined}
                    onClick={() => void undo("overwrite")}
                  >
                    Undo all, overwrite these
                  </Button>
                )}
              </div>
            )}
            <CsvRecords
              caption="What was changed since the import"
              name={item.name}
              records={asked.records}
              count={refused || later + deleted}
            />
          </>
        )}
        {isOpen && !asked && <ImportReport item={item} />}
      </div>
    </li>
  );
}
