import { useState, type ReactNode } from "react";
import { Button } from "../../../../components/ui/Button";
import { ProgressBar } from "../../../../components/ui/ProgressBar";
import { countOf } from "../../../../lib/format";
import { tallyOf, type UploadQueue, type Upload, type UploadTally } from "./upload-queue";
import { UploadRow } from "./UploadRow";
import type { Uploads } from "./uploads";
import { usePace } from "./use-pace";
import styles from "./UploadList.module.css";

/** Every file with its progress: active ones and problems first, finished ones collapsed. */
export function UploadList({ queue, uploads }: { queue: UploadQueue; uploads: Uploads }) {
  const tally = tallyOf(queue);
  const { uploading, troubled, waiting, uploaded } = tally;
  const failed = troubled.filter(({ state }) => state.kind === "failed");
  if (queue.uploads.length === 0) return null;
  return (
    <section className={styles.list} aria-label="Files">
      <UploadProgress tally={tally} phase={queue.phase} uploads={uploads} />
      <UploadGroup label="Uploading" list={uploading} atFirst={10} uploads={uploads} />
      <UploadGroup label="Couldn’t upload" list={troubled} atFirst={20} uploads={uploads}>
        {failed.length > 1 && <Button onClick={() => uploads.retry()}>Try all again</Button>}
        {troubled.length > 1 && (
          <Button kind="quiet" onClick={() => uploads.forget(troubled)}>
            Remove all
          </Button>
        )}
      </UploadGroup>
      <UploadGroup label="Waiting" list={waiting} atFirst={20} uploads={uploads} />
      {uploaded.length > 0 && (
        <details className={styles.done}>
          <summary>{uploaded.length.toLocaleString("en-US")} uploaded</summary>
          <UploadGroup label="Uploaded" list={uploaded} atFirst={50} uploads={uploads} />
        </details>
      )}
    </section>
  );
}

interface UploadGroupProps {
  label: string;
  list: readonly Upload[];
  /** Rows rendered initially: a thousand would be in the way. */
  atFirst: number;
  uploads: Uploads;
  /** Shown next to the heading. */
  children?: ReactNode;
}

const more = 100;

/** Files in the same state, of which the first are rendered. */
function UploadGroup({ label, list, atFirst, uploads, children }: UploadGroupProps) {
  const [drawn, setDrawn] = useState(atFirst);
  if (list.length === 0) return null;
  const rest = list.length - drawn;
  return (
    <section className={styles.group} aria-label={label}>
      <div className={styles.groupHead}>
        <h2 className={styles.groupTitle}>
          {label} <span className={styles.count}>{list.length.toLocaleString("en-US")}</span>
        </h2>
        {children}
      </div>
      <ul role="list">
        {list.slice(0, drawn).map((upload) => (
          <UploadRow key={upload.id} upload={upload} uploads={uploads} />
        ))}
      </ul>
      {rest > 0 && (
        <Button kind="quiet" onClick={() => setDrawn(drawn + more)}>
          {rest.toLocaleString("en-US")} more
        </Button>
      )}
    </section>
  );
}

interface UploadProgressProps {
  tally: UploadTally;
  phase: UploadQueue["phase"];
  uploads: Uploads;
}

/** The overall state, announced once per change of state and not per byte. */
function wordsOf({ total, uploaded }: UploadTally, phase: UploadQueue["phase"], isDone: boolean) {
  const files = countOf(total, "file", "files");
  if (isDone) return `${files} uploaded.`;
  if (phase === "stopped") return "Paused. Nothing is lost: resume whenever you like.";
  if (phase === "away") return "Can’t reach the server. The upload resumes as soon as it can.";
  return uploaded.length === 0 ? `Uploading ${files}.` : "";
}

/** The total progress, with Pause and Resume. */
function UploadProgress({ tally, phase, uploads }: UploadProgressProps) {
  const { total, bytes, bytesSent, uploaded } = tally;
  const isDone = uploaded.length === total;
  const isGoing = phase === "going" && !isDone;
  const left = usePace(bytesSent, bytes, isGoing);
  const notice = wordsOf(tally, phase, isDone);
  if (total === 0) return null;
  return (
    <div className={styles.overall} data-phase={isDone ? "done" : phase}>
      <div className={styles.overallWords}>
        <p className={styles.counts}>
          {uploaded.length.toLocaleString("en-US")} of {countOf(total, "file", "files")} uploaded
          {left && <span className={styles.left}> · {left}</span>}
        </p>
        {!isDone &&
          (phase === "stopped" ? (
            <Button kind="solid" onClick={uploads.goOn}>
              Resume
            </Button>
          ) : (
            <Button onClick={uploads.stop}>Pause</Button>
          ))}
      </div>
      <ProgressBar label="All files" value={bytesSent} max={bytes} size="thick" />
      <p role="status" className={styles.notice}>
        {notice}
      </p>
    </div>
  );
}
