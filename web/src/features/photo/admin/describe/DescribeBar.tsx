import { Button } from "../../../../components/ui/Button";
import { TickBox } from "../../../../components/ui/TickBox";
import { countOf } from "../../../../lib/format";
import styles from "./DescribeBar.module.css";
import type { Describer } from "./describer";
import { useIsWaiting, useSummary } from "./use-describer";
import type { InternalPages } from "./use-internal-pages";

interface DescribeBarProps {
  describer: Describer;
  pages: InternalPages;
  /** Whose first pictures the last save has chosen, in words. */
  firsts: string;
  onSave: () => void;
  chosen: number;
  onGive: () => void;
  onClear: () => void;
}

/** Always in view: unsaved changes, actions for the selection, and the keyboard shortcuts. */
export function DescribeBar(props: DescribeBarProps) {
  const { describer, pages, firsts, onSave, chosen, onGive, onClear } = props;
  const { changed, saving, shows, notice, ...summary } = useSummary(describer);
  const fault = [summary.refused, summary.fault || pages.fault].filter(Boolean).join(" ");
  const waits = useIsWaiting(describer);
  const words = saving
    ? `Saving ${Math.min(saving.done + 1, saving.total)} of ${countOf(saving.total, "photo", "photos")}...`
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
      {/* Above the button: it stays where it is when they come and go. */}
      {(waits || pages.names !== "") && (
        <div className={styles.choices}>
          {waits && (
            <TickBox isTicked={shows} onTick={describer.setShows}>
              Show these to visitors
            </TickBox>
          )}
          {pages.names !== "" && (
            <TickBox isTicked={pages.isWanted} onTick={pages.setWanted}>
              Also show the new pages of {pages.names}
            </TickBox>
          )}
        </div>
      )}
      <div className={styles.actions}>
        <Button kind="solid" aria-disabled={saving !== null || undefined} onClick={onSave}>
          {saving ? "Submitting..." : "Save all"}
        </Button>
        <p className={styles.words}>{words}</p>
        <p role="status" className={styles.notice}>
          {[notice, notice && pages.notice, notice && firsts].filter(Boolean).join(" ")}
        </p>
      </div>
      {chosen > 0 ? (
        <div className={styles.actions}>
          <p className={styles.count}>{countOf(chosen, "photo", "photos")} selected</p>
          <Button onClick={onGive}>Add tags, a caption or a date…</Button>
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
