import { Link } from "react-router-dom";
import { dateWords } from "shared-types/kit/date";
import type { PhotosImported } from "shared-types/photo/answers";
import { openDateReasons } from "shared-types/photo/import";
import { countOf } from "../../../../lib/format";
import { panelPaths } from "../../../../lib/panel-paths";
import { DescribeLinks } from "../describe/DescribeLinks";
import styles from "./ResultBox.module.css";

type OpenDate = PhotosImported["openDates"][number];

/** What there is to know of such dates, and what to do. */
const words: Record<OpenDate["reason"], [one: string, many: string, advice: string]> = {
  future: [
    "is dated in the future",
    "are dated in the future",
    "Such a date is not kept. Set the camera’s clock, and enter the real one.",
  ],
  part: [
    "has a month or a year only",
    "have a month or a year only",
    "Enter the day if you know it.",
  ],
  name: [
    "is dated by its name",
    "are dated by their names",
    "Messengers name a photo by the day it was sent. If that is right, nothing needs doing.",
  ],
  posted: [
    "has the day it was posted",
    "have the days they were posted",
    "Instagram and Facebook take out when a photo was taken. If the day is right, nothing needs doing.",
  ],
};

/** The longest list that is not folded. */
const shortList = 5;

/** The dates to look at, by what is to know of them: a phone's three hundred are settled together. */
export function OpenDates({ dates }: { dates: readonly OpenDate[] }) {
  if (dates.length === 0) return null;
  return (
    <div className={`${styles.more} ${styles.dates}`}>
      <h3 className={styles.undated}>Dates to check</h3>
      {openDateReasons.map((reason) => (
        <OpenDateGroup key={reason} dates={dates.filter((one) => one.reason === reason)} />
      ))}
    </div>
  );
}

function OpenDateGroup({ dates }: { dates: readonly OpenDate[] }) {
  const [first] = dates;
  if (!first) return null;
  const [one, many, advice] = words[first.reason];
  return (
    <>
      <details className={styles.more} open={dates.length <= shortList}>
        <summary>
          {countOf(dates.length, "photo", "photos")} {dates.length === 1 ? one : many}
        </summary>
        <ul>
          {dates.map(({ photoId, fileName, date }) => (
            <li key={photoId}>
              <Link to={panelPaths.photoEdit(photoId)} className={styles.file}>
                {fileName}
              </Link>
              {" · "}
              {dateWords(date)}
            </li>
          ))}
        </ul>
      </details>
      <p>{advice}</p>
      <DescribeLinks photoIds={dates.map(({ photoId }) => photoId)}>
        {dates.length === 1 ? "Change this date" : "Change these dates"}
      </DescribeLinks>
    </>
  );
}
