import { Outcome } from "../../../components/panel/Outcome";
import { Button } from "../../../components/ui/Button";
import { FileButton } from "../../../components/ui/FileButton";
import { ProgressBar } from "../../../components/ui/ProgressBar";
import styles from "../../../components/panel/Card.module.css";
import { formatBytes } from "../../../lib/panel-format";
import { sizeWords } from "./book-words";
import type { BookProgress } from "./send-book";
import { useBookImport } from "./use-book-import";

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
        World Checklist of Vascular Plants (wcvp_names.csv), the bird lists of eBird, Clements or
        AviList as CSV, or a list of your own. You’ll see what is in it before anything is added. A
        newer file takes the place of the older one.
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
