import type { ThisWeek } from "shared-types/calendar/answers";
import { shortDateWords } from "shared-types/kit/date";
import { Empty } from "../../../components/feedback/Empty";
import { Pending } from "../../../components/panel/Pending";
import { thisWeek } from "../../../features/calendar/api/this-week";
import { dayInYear } from "../../../features/calendar/api/week-words";
import { PrintLayout } from "../../../features/print/admin/PrintLayout";
import { PrintPreview, PrintPage } from "../../../features/print/admin/PrintPage";
import { PrintPicture } from "../../../features/print/admin/PrintPicture";
import styles from "../../../features/print/admin/Reading.module.css";
import { Ruled } from "../../../features/print/admin/Ruled";
import { useSite } from "../../../lib/settings";
import { useRead } from "../../../lib/swr";
import type { PrintProps } from "./print-props";

/** 'May 18 – May 31, 2026'. */
function daysOf({ from, to }: ThisWeek): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? dayInYear(from) : shortDateWords(from)} – ${shortDateWords(to)}`;
}

/** The walk sheet of this week. */
export function Week({ view, onChange }: PrintProps) {
  const { title } = useSite().settings;
  const read = useRead(thisWeek);
  const { data } = read;
  return (
    <PrintLayout
      view={view}
      onChange={onChange}
      printLabel={data?.items.length ? "Print the walk sheet" : ""}
      hint={<p>One page: what was in the yard in these two weeks, in this and other years.</p>}
    >
      {data && data.items.length > 0 && (
        <WalkSheet title={title} days={daysOf(data)} items={data.items} />
      )}
      {data?.items.length === 0 && (
        <Empty title="Nothing was recorded in these weeks yet.">
          <p>Dated photos with tags, and sightings, appear here by themselves.</p>
        </Empty>
      )}
      <Pending read={read} what="this week" />
    </PrintLayout>
  );
}

interface WalkSheetProps {
  title: string;
  /** The days it is for, in words. */
  days: string;
  items: ThisWeek["items"];
}

/** One page to take along: what was in the yard in these weeks, and space for what is there now. */
function WalkSheet({ title, days, items }: WalkSheetProps) {
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
