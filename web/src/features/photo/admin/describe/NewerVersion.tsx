import { useEffect, useRef } from "react";
import { panelMessages } from "shared-types/kit/panel-messages";
import type { PhotoToDescribe } from "shared-types/photo/answers";
import { fieldDomId } from "../../../../components/form/field-id";
import { Button } from "../../../../components/ui/Button";
import styles from "./DescribeRow.module.css";
import { fieldNameOf } from "./use-describe-keys";

interface NewerVersionProps {
  newer: PhotoToDescribe;
  onTake: (keepsMine: boolean) => void;
}

/** Someone else has saved this photo: shows their version and the two choices. */
export function NewerVersion({ newer: { photo }, onTake }: NewerVersionProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // With several, scroll to the first.
    if (!document.activeElement?.closest("[data-newer]")) box.current?.focus();
  }, []);
  return (
    <div
      ref={box}
      id={fieldDomId(fieldNameOf(photo.photoId, "newer"))}
      role="alert"
      tabIndex={-1}
      data-newer
      className={styles.newer}
    >
      <p>{panelMessages.changedByOther}</p>
      <p>
        The saved caption is “{photo.caption}”, and the saved alt text is “{photo.alt}”.
      </p>
      <p className="part-buttons">
        <Button kind="solid" onClick={() => onTake(true)}>
          Keep what I typed
        </Button>
        <Button onClick={() => onTake(false)}>Use theirs</Button>
      </p>
    </div>
  );
}
