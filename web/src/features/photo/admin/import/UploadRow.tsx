import { memo } from "react";
import { Button } from "../../../../components/ui/Button";
import { ProgressBar } from "../../../../components/ui/ProgressBar";
import { VisuallyHidden } from "../../../../components/ui/VisuallyHidden";
import { formatBytes } from "../../../../lib/panel-format";
import { FileThumb } from "./FileThumb";
import type { Upload, UploadState } from "./upload-queue";
import type { Uploads } from "./uploads";
import styles from "./UploadRow.module.css";

interface UploadRowProps {
  upload: Upload;
  uploads: Uploads;
}

const percent = (sent: number, size: number) =>
  size === 0 ? 0 : Math.min(100, Math.floor((sent / size) * 100));

function wordsOf(state: UploadState, { name, size }: File): string {
  switch (state.kind) {
    case "waiting":
      return "waiting";
    case "uploading":
      return `uploading ${percent(state.sent, size)}%`;
    case "uploaded":
      return state.fileName === name ? "uploaded" : `uploaded as ${state.fileName}`;
    case "refused":
    case "failed":
      return `couldn’t upload: ${state.reason}`;
  }
}

/** One file: picture, name, size, progress and actions. */
export const UploadRow = memo(function UploadRow({ upload, uploads }: UploadRowProps) {
  const { id, file, state } = upload;
  return (
    <li className={styles.row} data-state={state.kind}>
      <FileThumb file={file} />
      <div className={styles.words}>
        <p className={styles.name} title={file.webkitRelativePath || file.name} dir="auto">
          {file.name}
        </p>
        <p className={styles.state}>
          <span className={styles.size}>{formatBytes(file.size)}</span> {wordsOf(state, file)}
        </p>
        {state.kind === "uploading" && (
          <ProgressBar label={file.name} value={state.sent} max={file.size} />
        )}
      </div>
      <div className={styles.actions}>
        {state.kind === "failed" && (
          <Button onClick={() => uploads.retry(id)}>
            Try again<VisuallyHidden> with {file.name}</VisuallyHidden>
          </Button>
        )}
        {state.kind !== "uploading" && state.kind !== "uploaded" && (
          <Button kind="quiet" onClick={() => uploads.forget([upload])}>
            Remove<VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  );
});
