import { useState, type ReactNode } from "react";
import { Button } from "../../../../components/ui/Button";
import type { Upload } from "./upload-queue";
import { UploadRow } from "./UploadRow";
import type { Uploads } from "./uploads";
import styles from "./UploadList.module.css";

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
export function UploadGroup({ label, list, atFirst, uploads, children }: UploadGroupProps) {
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
