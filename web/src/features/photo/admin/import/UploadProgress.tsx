import { Button } from "../../../../components/ui/Button";
import { ProgressBar } from "../../../../components/ui/ProgressBar";
import { countOf } from "../../../../lib/format";
import styles from "./UploadList.module.css";
import type { UploadQueue, UploadTally } from "./upload-queue";
import type { Uploads } from "./uploads";
import { usePace } from "./use-pace";

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
export function UploadProgress({ tally, phase, uploads }: UploadProgressProps) {
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
