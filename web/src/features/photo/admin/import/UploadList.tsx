import { Button } from "../../../../components/ui/Button";
import styles from "./UploadList.module.css";
import { tallyOf, type UploadQueue, type Upload } from "./upload-queue";
import { UploadProgress } from "./UploadProgress";
import type { Uploads } from "./uploads";
import { useState, type ReactNode } from "react";
import { UploadRow } from "./UploadRow";

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
