import { Button } from "../../../../components/ui/Button";
import { countOf } from "../../../../lib/format";
import type { SharedPhoto } from "../../../../lib/shared-photos";
import { FileThumb } from "./FileThumb";
import styles from "./SharedPhotos.module.css";

interface SharedPhotosProps {
  photos: readonly SharedPhoto[];
  onUpload: () => void;
  onDiscard: () => void;
}

/** As many as show what they are about. */
const shownMax = 12;

/**
 * Offers what was shared from a phone. It is not uploaded unasked: another site's page can post here
 * as well as the owner's gallery.
 */
export function SharedPhotos({ photos, onUpload, onDiscard }: SharedPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <section className={styles.shared} aria-label="Shared photos">
      <p role="status">
        {countOf(photos.length, "shared photo is", "shared photos are")} kept on this device and not
        uploaded yet.
      </p>
      <ul role="list" className="part-buttons">
        {photos.slice(0, shownMax).map(({ key, file }) => (
          <li key={key} title={file.name}>
            <FileThumb file={file} />
          </li>
        ))}
      </ul>
      <div className="part-buttons">
        <Button kind="solid" onClick={onUpload}>
          Upload {countOf(photos.length, "shared photo", "shared photos")}
        </Button>
        <Button kind="quiet" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  );
}

/** Says that a share did not arrive. */
export function MissedShare() {
  return (
    <div role="alert" className={styles.missed}>
      <p className={styles.title}>Some or all of the photos you shared didn’t arrive.</p>
      <p>
        Your phone sent none, your site wasn’t ready for them on this device yet, or the device is
        full. They are still in your gallery: please share them again.
      </p>
    </div>
  );
}
