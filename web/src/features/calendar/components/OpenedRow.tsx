import { Link } from "react-router-dom";
import type { CalendarRow, ShownSighting, SpeciesRecords } from "shared-types/calendar/answers";
import { shortDateWords } from "shared-types/kit/date";
import { isoWeekOf } from "shared-types/kit/iso-week";
import type { PhotoItem } from "shared-types/photo/answers";
import { sightingEvidenceLabels } from "shared-types/sighting/codes";
import { stageLabels } from "shared-types/stage/codes";
import { SkeletonText, Loading } from "../../../components/feedback/Skeleton";
import { Picture } from "../../../components/ui/Picture";
import { dateOf } from "../../../lib/format";
import { images, paths, speciesPath } from "../../../lib/paths";
import type { Read } from "../../../lib/read";
import { useSite } from "../../../lib/settings";
import { useRead } from "../../../lib/swr";
import { timesOf } from "../api/week-words";
import { Firsts } from "./Firsts";
import styles from "./OpenedRow.module.css";

/** The photos and records of a species, which its own page has; `null` when there is no such species. */
export type DetailOf = (
  keyId: string,
) => Read<{ photos: PhotoItem[]; records: SpeciesRecords } | null>;

/** What was noticed, with or without a camera: when, how, and what the owner wrote. */
function SightingNotes({ sightings }: { sightings: readonly ShownSighting[] }) {
  return (
    <ul role="list" className={styles.notes} aria-label="Sightings">
      {sightings.map(({ date, evidence, stage, note, other }, place) => (
        <li key={place}>
          <span className={styles.facts}>
            {[
              shortDateWords(date),
              sightingEvidenceLabels[evidence],
              ...(stage === "" ? [] : [stageLabels[stage]]),
            ].join(" · ")}
            {other && (
              <>
                {" · with "}
                <Link to={speciesPath(other)}>{other.nameCommon}</Link>
              </>
            )}
          </span>
          {note !== "" && <span className={styles.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}

interface OpenedRowProps {
  row: CalendarRow;
  detailOf: DetailOf;
  /** 0: all. */
  year: number;
  /** 0: all. */
  week: number;
  onAll: () => void;
}

interface Chosen {
  year: number;
  week: number;
}

/** Whether a day is in the year and week; of a month or a year no week is known. */
const isIn = (date: string, { year, week }: Chosen) =>
  (year === 0 || Number(date.slice(0, 4)) === year) &&
  (week === 0 || (date.length === 10 && isoWeekOf(date).week === week));

const photosIn = (photos: PhotoItem[], chosen: Chosen, timeZone: string) =>
  photos.filter(({ dateTaken }) => dateTaken && isIn(dateOf(dateTaken, timeZone), chosen));

const sightingsIn = (sightings: ShownSighting[], chosen: Chosen) =>
  sightings.filter(({ date }) => isIn(date, chosen));

/** What is behind a strip: the first record of each year, and photos and sightings of all weeks or of one. */
export function OpenedRow({ row, detailOf, year, week, onAll }: OpenedRowProps) {
  const { timeZone } = useSite().settings;
  const { data, error, isLoading, retry } = useRead(detailOf(row.keyId));
  const photos = data ? photosIn(data.photos, { year, week }, timeZone) : [];
  const sightings = data ? sightingsIn(data.records.sightings, { year, week }) : [];
  return (
    <div className={styles.records}>
      <Firsts label="First record" firsts={row.firsts} />
      {week > 0 && (
        <p className={styles.week}>
          From {timesOf([week], row.firsts)}.{" "}
          <button type="button" className={styles.all} onClick={onAll}>
            All weeks
          </button>
        </p>
      )}
      {isLoading && (
        <Loading what="the records">
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
                <span className={styles.date}>
                  {photo.dateTaken && shortDateWords(dateOf(photo.dateTaken, timeZone))}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {sightings.length > 0 && <SightingNotes sightings={sightings} />}
      {data && photos.length + sightings.length === 0 && (
        <p className={styles.none}>No photo or note to show.</p>
      )}
      {error !== undefined && !data && (
        <p className={styles.none}>
          Couldn’t load the records.{" "}
          <button type="button" className={styles.all} onClick={retry}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
