import type { ThisWeek } from "shared-types/calendar/answers";
import { PrintPreview, PrintPage } from "./PrintPage";
import { PrintPicture } from "./PrintPicture";
import { Ruled } from "./Ruled";
import styles from "./Reading.module.css";

interface WalkSheetProps {
  title: string;
  /** The days it is for, in words. */
  days: string;
  items: ThisWeek["items"];
}

/** One page to take along: what was in the yard in these weeks, and space for what is there now. */
export function WalkSheet({ title, days, items }: WalkSheetProps) {
  return (
    <PrintPreview>
      <PrintPage label="Walk sheet">
        <div className={styles.walk}>
          <header className={styles.head}>
            <h2>In the yard this week</h2>
            <p>
              {title}, {days}
            </p>
          </header>
          <ul role="list">
            {items.map(({ kind, keyId, nameCommon, text, years, photo }) => (
              <li key={kind + keyId} className={styles.stop}>
                <PrintPicture
                  fileName={photo?.thumbFileName ?? ""}
                  version={photo?.version ?? ""}
                />
                <div>
                  <h3>{nameCommon}</h3>
                  <p>
                    {text} <small>{years.join(", ")}</small>
                  </p>
                  <p className={styles.tick}>
                    <span className={styles.box} />
                    Seen today
                    <span className={styles.line} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <Ruled label="What else" />
        </div>
      </PrintPage>
    </PrintPreview>
  );
}
