import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import type { PhotosImported } from "shared-types/photo/answers";
import { countOf } from "../../../../lib/format";
import { panelPaths } from "../../../../lib/panel-paths";
import { useOwnerRead } from "../../../../lib/owner-swr";
import { firstPictureWords, pictured } from "../first-pictures";
import { DescribeLinks } from "../describe/DescribeLinks";
import { OpenDates } from "./OpenDates";
import styles from "./ResultBox.module.css";

interface ResultBoxProps {
  result: PhotosImported;
  /** It has just ended: moves the focus there. */
  isNew: boolean;
}

function headline({ imported, skipped, failed }: PhotosImported): string {
  if (imported > 0) return `${countOf(imported, "photo", "photos")} imported.`;
  if (skipped + failed.length > 0) return "No new photos.";
  return "There was nothing to import.";
}

/** The result of an import: what was imported, what was not and why, and what to do next. */
export function ResultBox({ result, isNew }: ResultBoxProps) {
  const box = useRef<HTMLElement>(null);
  const { skipped, same, failed, photos, errors, openDates } = result;
  // A later visit does not tell again that a name was taken.
  const renamed = isNew ? photos.filter(({ renamedFrom }) => renamedFrom !== "") : [];
  const counts = {
    Imported: result.imported,
    "Already here": skipped,
    ...(isNew && { Renamed: renamed.length }),
    "Couldn’t import": failed.length,
  };
  const leads = isNew && errors.length === 0;
  useEffect(() => {
    if (leads) box.current?.focus();
  }, [leads]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={styles.box}
      aria-label={isNew ? "Result" : "Result of the last import"}
    >
      <h2 className={styles.headline}>
        {!isNew && <span className={styles.before}>Last import: </span>}
        {headline(result)}
      </h2>
      <DescribeLinks photoIds={photos.map(({ photoId }) => photoId)} isMain>
        Describe these photos
      </DescribeLinks>
      {isNew && <FirstPictures photoIds={photos.map(({ photoId }) => photoId)} />}
      <dl className={styles.facts}>
        {Object.entries(counts).map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count.toLocaleString("en-US")}</dd>
          </div>
        ))}
      </dl>
      {same.length > 0 && (
        <details className={styles.more}>
          <summary>{countOf(same.length, "photo is", "photos are")} already here</summary>
          <ul>
            {same.map(({ photoId, fileName }, i) => (
              <li key={`${i} ${fileName}`}>
                <bdi>{fileName}</bdi> is{" "}
                <Link to={panelPaths.photoEdit(photoId)}>photo {photoId}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {renamed.length > 0 && (
        <details className={styles.more}>
          <summary>{countOf(renamed.length, "photo was", "photos were")} renamed</summary>
          <ul>
            {renamed.map(({ photoId, fileName, renamedFrom }) => (
              <li key={photoId}>
                <bdi>{renamedFrom}</bdi> is now <bdi>{fileName}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
      <OpenDates dates={openDates} />
      {failed.length > 0 && (
        <div className={styles.more}>
          <h3 className={styles.refused}>Couldn’t import</h3>
          <ul>
            {failed.map(({ fileName, errorMessage }, i) => (
              <li key={`${i} ${fileName}`}>
                <bdi className={styles.file}>{fileName}</bdi>
                {" · "}
                {errorMessage}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Whose first pictures the imported photos have become: their files name plants and animals. */
function FirstPictures({ photoIds }: { photoIds: number[] }) {
  const { data } = useOwnerRead(photoIds.length > 0 ? `pictured/${photoIds.join()}` : null, () =>
    pictured(photoIds),
  );
  const words = data ? firstPictureWords(data) : "";
  return words && <p>{words}</p>;
}
