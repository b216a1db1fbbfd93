import { Link } from "react-router-dom";
import { isoWeekOf, type CalendarRow, type PhotoItem } from "shared-types";
import { SkeletonText, Loading } from "../../../components/feedback/Skeleton";
import { Picture } from "../../../components/ui/Picture";
import { formatDay, localDay } from "../../../lib/format";
import { images, paths } from "../../../lib/paths";
import { useSite } from "../../../lib/settings";
import { useRead } from "../../../lib/swr";
import type { PhotosOf } from "../api/photos-of";
import { timesOf } from "../api/week-words";
import { Firsts } from "./Firsts";
import styles from "./OpenedRow.module.css";

interface OpenedRowProps {
  row: CalendarRow;
  photosOf: PhotosOf;
  /** 0: all. */
  year: number;
  /** 0: all. */
  week: number;
  onAll: () => void;
}

function isOf({ dateTaken }: PhotoItem, year: number, week: number, timeZone: string): boolean {
  if (!dateTaken) return false;
  const day = localDay(new Date(dateTaken), timeZone);
  return (
    (year === 0 || Number(day.slice(0, 4)) === year) && (week === 0 || isoWeekOf(day).week === week)
  );
}

/** What is behind a strip: the first record of each year, and the photos of all weeks or of one. */
export function OpenedRow({ row, photosOf, year, week, onAll }: OpenedRowProps) {
  const { timeZone } = useSite().settings;
  const { data, error, isLoading, retry } = useRead(photosOf(row.keyId));
  const photos = data?.photos.filter((photo) => isOf(photo, year, week, timeZone)) ?? [];
  return (
    <div className={styles.records}>
      <Firsts label="First record" firsts={row.firsts} />
      {week > 0 && (
        <p className={styles.week}>
          Photos from {timesOf([week])}.{" "}
          <button type="button" className={styles.all} onClick={onAll}>
            All weeks
          </button>
        </p>
      )}
      {isLoading && (
        <Loading what="the photos">
          <SkeletonText lines={2} />
        </Loading>
      )}
      {photos.length > 0 && (
        <ul role="list" className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.photoId}>
              <Link to={paths.photo(photo.photoId)} className={styles.photo}>
                <Picture
                  src={images.key(photo.thumbFileName, photo.version)}
                  alt={photo.alt}
                  width={160}
                  height={160}
                  placeholder={photo.placeholder}
                  fit="cover"
                  className={styles.picture}
                />
                <span className={styles.date}>{formatDay(photo.dateTaken, timeZone)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data && photos.length === 0 && <p className={styles.none}>Noted without a photo.</p>}
      {error !== undefined && !data && (
        <p className={styles.none}>
          Couldn’t load the photos.{" "}
          <button type="button" className={styles.all} onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
