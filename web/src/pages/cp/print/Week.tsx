import type { ThisWeek } from "shared-types/calendar/answers";
import { shortDateWords } from "shared-types/kit/date";
import { Empty } from "../../../components/feedback/Empty";
import { Pending } from "../../../components/panel/Pending";
import { thisWeek } from "../../../features/calendar/api/this-week";
import { dayInYear } from "../../../features/calendar/api/week-words";
import { PrintLayout } from "../../../features/print/admin/PrintLayout";
import { WalkSheet } from "../../../features/print/admin/WalkSheet";
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
