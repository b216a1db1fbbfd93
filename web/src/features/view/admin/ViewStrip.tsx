import { dateWords } from "shared-types/kit/date";
import type { ViewDay } from "shared-types/view/answers";
import { Fact, NameHead, PanelTable } from "../../../components/ui/PanelTable";
import { countOf } from "../../../lib/format";
import { spansOf, type ViewSpan } from "./spans";
import styles from "./ViewStrip.module.css";

/** 'May 17, 2026', or both ends of a week. */
const spanWords = ({ from, to }: ViewSpan) =>
  from === to ? dateWords(from) : `${dateWords(from)} – ${dateWords(to)}`;

const viewWords = (views: number) => countOf(views, "view", "views");

const height = 100;
/** Of the place of a bar. */
const gap = 0.25;

/** Views as bars, the newest at the right, and the same as a table. */
export function ViewStrip({ days }: { days: readonly ViewDay[] }) {
  const spans = spansOf(days);
  const most = Math.max(1, ...spans.map(({ views }) => views));
  const isWeekly = spans.length < days.length;
  return (
    <div className={styles.figure}>
      <p className={styles.most} aria-hidden="true">
        {`${viewWords(most)} in a ${isWeekly ? "week" : "day"}`}
      </p>
      <svg
        className={styles.strip}
        viewBox={`0 0 ${spans.length} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {spans.map((span, n) => {
          const tall = (span.views / most) * height;
          return (
            <g key={span.from} className={styles.span}>
              <title>{`${spanWords(span)}: ${viewWords(span.views)}`}</title>
              <rect className={styles.place} x={n} width={1} height={height} />
              <rect className={styles.bar} x={n} y={height - tall} width={1 - gap} height={tall} />
            </g>
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{dateWords(days[0]?.day ?? "")}</span>
        <span>Today</span>
      </p>
      <details>
        <summary className={styles.more}>{isWeekly ? "Week by week" : "Day by day"}</summary>
        <PanelTable
          caption={isWeekly ? "Views by week" : "Views by day"}
          columns={[isWeekly ? "Week" : "Day", "Views"]}
        >
          {[...spans].reverse().map((span) => (
            <tr key={span.from}>
              <NameHead>{spanWords(span)}</NameHead>
              <Fact label="Views">{span.views.toLocaleString("en-US")}</Fact>
            </tr>
          ))}
        </PanelTable>
      </details>
    </div>
  );
}
