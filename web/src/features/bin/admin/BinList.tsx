import { binDays, type BinItem } from "shared-types";
import { countOf } from "../../../lib/format";
import { BinEntry } from "./BinEntry";
import styles from "./BinList.module.css";
import { RestoreForm } from "./RestoreForm";
import { binKey, type useBin } from "./use-bin";

interface BinListProps {
  bin: ReturnType<typeof useBin>;
  items: BinItem[];
}

/** What lies in the bin, the last deleted first. */
export function BinList({ bin, items }: BinListProps) {
  const { renaming, busy } = bin;
  return (
    <>
      <p className={styles.intro}>
        {countOf(items.length, "record", "records")}. Visitors see none of them; after {binDays}{" "}
        days they go for good.
      </p>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={binKey(item)} className={styles.row}>
            <BinEntry
              item={item}
              isBusy={busy === binKey(item)}
              onRestore={() => void bin.restore(item)}
              onRemove={() => void bin.remove(item)}
            />
            {renaming && binKey(renaming.item) === binKey(item) && (
              <div className={styles.rename}>
                <RestoreForm
                  item={item}
                  why={renaming.why}
                  onRestored={() => bin.restored(item)}
                  onCancel={bin.cancel}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
