import { Button } from "../../../../components/ui/Button";
import { ProgressBar } from "../../../../components/ui/ProgressBar";
import { countOf } from "../../../../lib/format";
import styles from "./ImportBar.module.css";
import { isDuplicateOnly, type ImportState } from "./import-watch";
import { usePace } from "./use-pace";

interface ImportBarProps {
  state: ImportState;
  /** Files still being uploaded. */
  uploading: number;
  /** How many of the waiting files keep the import from beginning by itself, as they are not this page's. */
  others: number;
  onImport: () => void;
}

/** 'Import Photo Data', 'Submitting...', 'Photo Data Imported' (docs/product.md 3.8). */
function labelOf({ phase, result }: ImportState): string {
  if (phase === "running") return "Submitting...";
  if (phase !== "over" || !result || result.imported + result.skipped === 0) return importLabel;
  const isGood = result.errors.length === 0 || isDuplicateOnly(result.errors);
  return isGood ? "Photo Data Imported" : importLabel;
}

const importLabel = "Import Photo Data";

/** What would be imported. */
function waitingWords(
  { progress, phase }: ImportState,
  { uploading, others }: Pick<ImportBarProps, "uploading" | "others">,
): string {
  const waiting = progress?.waiting ?? 0;
  if (phase === "running") return "";
  if (waiting === 0 && uploading === 0) return phase === "over" ? "" : "Nothing waiting.";
  const wait = `${countOf(waiting, "photo is", "photos are")} uploaded and ready to import`;
  if (uploading === 0 && others > 0)
    return `${wait}. ${others.toLocaleString("en-US")} of them did not come from this page: the button imports all.`;
  if (uploading === 0) return `${wait}.`;
  return `${wait}, ${uploading.toLocaleString("en-US")} more still uploading. Photos that arrive after you start wait for the next import.`;
}

/** The import button and its progress. */
export function ImportBar({ state, onImport, ...counts }: ImportBarProps) {
  const label = labelOf(state);
  const isRunning = state.phase === "running";
  return (
    <div className={styles.bar}>
      <Button
        kind="solid"
        className={styles.button}
        // Not disabled, so that it keeps the focus.
        aria-disabled={label !== importLabel || undefined}
        onClick={() => label === importLabel && onImport()}
      >
        {label}
      </Button>
      <p className={styles.waiting}>{waitingWords(state, counts)}</p>
      {isRunning && <ImportProgressLine state={state} />}
      <p role="status" className={styles.notice}>
        {isRunning && state.isAway
          ? "Can’t reach the server right now. The import continues there, and this page will catch up."
          : isRunning
            ? "The import is running. You can leave this page; the import will continue."
            : ""}
      </p>
    </div>
  );
}

function ImportProgressLine({ state: { progress, isAway } }: { state: ImportState }) {
  const { total, done, current } = progress ?? { total: 0, done: 0, current: "" };
  const left = usePace(done, total, !isAway);
  return (
    <div className={styles.progress}>
      <ProgressBar label="Import" value={done} max={total} size="thick" />
      <p className={styles.counts}>
        {done.toLocaleString("en-US")} of {countOf(total, "photo", "photos")}
        {left && <span> · {left}</span>}
      </p>
      <p className={styles.current} dir="auto">
        {current.split("/").at(-1)}
      </p>
    </div>
  );
}
