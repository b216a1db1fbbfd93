import type { BinItem } from "shared-types";
import { Button } from "../../../components/ui/Button";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { formatDateTime } from "../../../lib/format";
import { useSite } from "../../../lib/settings";
import { calledBy, factsOf } from "./bin-words";
import styles from "./BinList.module.css";
import { daysLeft } from "./days-left";

interface BinEntryProps {
  item: BinItem;
  isBusy: boolean;
  onRestore: () => void;
  onRemove: () => void;
}

/** One thing in the bin. */
export function BinEntry({ item, isBusy, onRestore, onRemove }: BinEntryProps) {
  const { timeZone } = useSite().settings;
  const called = calledBy(item);
  return (
    <>
      {item.preview && <img className={styles.preview} src={item.preview} alt="" />}
      <div className={styles.words}>
        <p className={styles.caption}>{item.name || called}</p>
        <p className={styles.facts}>{factsOf(item)}</p>
        <p className={styles.facts}>
          Deleted {formatDateTime(item.dateDeleted, timeZone)}. Goes for good{" "}
          <b>{daysLeft(item.dateExpires, new Date())}</b>,{" "}
          {formatDateTime(item.dateExpires, timeZone)}.
        </p>
      </div>
      <div className={styles.buttons}>
        <Button aria-disabled={isBusy || undefined} onClick={onRestore}>
          {isBusy ? "Working..." : "Restore"}
          <VisuallyHidden> {called}</VisuallyHidden>
        </Button>
        <Button kind="quiet" aria-disabled={isBusy || undefined} onClick={onRemove}>
          Delete for good
          <VisuallyHidden> {called}</VisuallyHidden>
        </Button>
      </div>
    </>
  );
}
