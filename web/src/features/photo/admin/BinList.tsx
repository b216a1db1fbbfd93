import { binDays, type BinnedPhoto } from "shared-types";
import { Button } from "../../../components/ui/Button";
import { countOf, formatDateTime } from "../../../lib/format";
import { useSite } from "../../../lib/settings";
import styles from "./BinList.module.css";
import { daysLeft } from "./days-left";

interface BinListProps {
  photos: BinnedPhoto[];
  /** The photo on its way back. */
  restoring: number | null;
  onRestore: (photo: BinnedPhoto) => void;
}

/** What lies in the bin, newest first. */
export function BinList({ photos, restoring, onRestore }: BinListProps) {
  const { timeZone } = useSite().settings;
  return (
    <>
      <p className={styles.intro}>
        {countOf(photos.length, "photo", "photos")}. Visitors see none of them; after {binDays} days
        they go for good.
      </p>
      <ul role="list" className={styles.list}>
        {photos.map((photo) => (
          <li key={photo.photoId} className={styles.row}>
            {photo.preview ? (
              <img className={styles.preview} src={photo.preview} alt={photo.alt} />
            ) : (
              <span className={styles.preview} />
            )}
            <div className={styles.words}>
              <p className={styles.caption}>{photo.caption || photo.alt || photo.fileName}</p>
              <p className={styles.facts}>
                No. {photo.photoId}, {photo.fileName}
              </p>
              <p className={styles.facts}>
                Deleted {formatDateTime(photo.dateDeleted, timeZone)}. Goes for good{" "}
                <b>{daysLeft(photo.dateExpires, new Date())}</b>,{" "}
                {formatDateTime(photo.dateExpires, timeZone)}.
              </p>
            </div>
            <Button
              aria-label={`Restore photo ${photo.photoId}`}
              aria-disabled={restoring !== null || undefined}
              onClick={() => onRestore(photo)}
            >
              {restoring === photo.photoId ? "Restoring..." : "Restore"}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
