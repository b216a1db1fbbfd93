import { Button } from "../../../../components/ui/Button";
import { UploadGroup } from "./UploadGroup";
import styles from "./UploadList.module.css";
import { tallyOf, type UploadQueue } from "./upload-queue";
import { UploadProgress } from "./UploadProgress";
import type { Uploads } from "./uploads";

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
      <UploadGroup label="Not taken" list={troubled} atFirst={20} uploads={uploads}>
        {failed.length > 1 && <Button onClick={() => uploads.retry()}>Try all again</Button>}
        {troubled.length > 1 && (
          <Button
            kind="quiet"
            onClick={() => uploads.forget(new Set(troubled.map(({ id }) => id)))}
          >
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
