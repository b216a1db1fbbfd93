import { useSearchParams } from "react-router-dom";
import { viewCalls, viewRanges, type Views } from "shared-types";
import { Empty } from "../../components/feedback/Empty";
import { Failed } from "../../components/feedback/Failed";
import { ListSkeleton } from "../../components/feedback/ListSkeleton";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { choiceRows, ChoiceRow } from "../../components/ui/ChoiceRow";
import { ViewedPages } from "../../features/view/admin/ViewedPages";
import { ViewSettings } from "../../features/view/admin/ViewSettings";
import { ViewStrip } from "../../features/view/admin/ViewStrip";
import { countOf, formatDay } from "../../lib/format";
import { ownerRead } from "../../lib/owner-calls";
import { useOwnerRead } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

const [shortest] = viewRanges;

/** How often pages were viewed (docs/product.md 3.22). */
export function Component() {
  const [query] = useSearchParams();
  const days = viewRanges.find((range) => String(range) === query.get("days")) ?? shortest;
  const { data, error, retry } = useOwnerRead(
    `views/${days}`,
    () => ownerRead(viewCalls.views, { query: { days } }),
    { keepsPrevious: true, refreshesOnFocus: true },
  );
  return (
    <PanelScreen title="Page Views" actions={["home"]}>
      {data?.since === "" && (
        <Empty title="No page views yet." isNew>
          Pages that visitors look at appear here within seconds. Your own views don’t count.
        </Empty>
      )}
      {data && data.since !== "" && (
        <>
          <div className={choiceRows}>
            <ChoiceRow
              label="Days"
              choices={viewRanges.map((range) => ({
                label: String(range),
                to: range === shortest ? panelPaths.views : `${panelPaths.views}?days=${range}`,
                isChosen: range === days,
              }))}
            />
          </div>
          <Counted views={data} />
        </>
      )}
      {data && <ViewSettings on={data.on} hasViews={data.since !== ""} />}
      {!data && error !== undefined && (
        <Failed message="Couldn’t load the page views." onRetry={retry} />
      )}
      {!data && error === undefined && <ListSkeleton what="page views" />}
    </PanelScreen>
  );
}

function Counted({ views: { total, days, pages, since } }: { views: Views }) {
  const first = days[0]?.day ?? "";
  const from = since > first ? ` since ${formatDay(since, "UTC")}` : ` in ${days.length} days`;
  return (
    <>
      <p>
        <strong>{countOf(total, "view", "views")}</strong>
        {from}
      </p>
      <ViewStrip days={days} />
      {pages.length > 0 && <ViewedPages pages={pages} />}
    </>
  );
}
