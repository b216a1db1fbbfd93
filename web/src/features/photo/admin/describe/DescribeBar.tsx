import { Button } from "../../../../components/ui/Button";
import { countOf } from "../../../../lib/format";
import styles from "./DescribeBar.module.css";
import type { Describer } from "./describer";
import { useSummary } from "./use-describer";

interface DescribeBarProps {
  describer: Describer;
  chosen: number;
  onGive: () => void;
  onClear: () => void;
}

/** Always in view: unsaved changes, actions for the selection, and the keyboard shortcuts. */
export function DescribeBar({ describer, chosen, onGive, onClear }: DescribeBarProps) {
  const { changed, isSaving, said, fault } = useSummary(describer);
  const words = isSaving
    ? "Saving..."
    : changed > 0
      ? `${countOf(changed, "photo", "photos")} not saved yet`
      : "";
  return (
    <section className={styles.bar} aria-label="Save">
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          kind="solid"
          aria-disabled={isSaving || undefined}
          onClick={() => void describer.saveAll()}
        >
          {isSaving ? "Submitting..." : "Save all"}
        </Button>
        <p className={styles.words}>{words}</p>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </div>
      {chosen > 0 ? (
        <div className={styles.actions}>
          <p className={styles.count}>{countOf(chosen, "photo", "photos")} selected</p>
          <Button onClick={onGive}>Add tags or a caption…</Button>
          <Button kind="quiet" onClick={onClear}>
            Clear
          </Button>
        </div>
      ) : (
        <p className={styles.keys}>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> saves all · <kbd>Alt</kbd> <kbd>↓</kbd> <kbd>↑</kbd> next
          and previous photo
        </p>
      )}
    </section>
  );
}
