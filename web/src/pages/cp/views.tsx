import { useSearchParams } from "react-router-dom";
import { dateWords } from "shared-types/kit/date";
import { viewRanges } from "shared-types/view/codes";
import type { Views } from "shared-types/view/answers";
import { Empty } from "../../components/feedback/Empty";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { Pending } from "../../components/panel/Pending";
import { choiceRows, ChoiceRow } from "../../components/ui/ChoiceRow";
import { ViewedPages } from "../../features/view/admin/ViewedPages";
import { ViewSettings } from "../../features/view/admin/ViewSettings";
import { ViewStrip } from "../../features/view/admin/ViewStrip";
import { countOf } from "../../lib/format";
import { ownerRead } from "../../lib/owner-calls";
import { useOwnerRead } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

const [shortest] = viewRanges;

/** How often pages were viewed (docs/product.md 3.22). */
export function Component() {
  const [query] = useSearchParams();
  const days = viewRanges.find((range) => String(range) === query.get("days")) ?? shortest;
  const read = useOwnerRead(
    `views/${days}`,
    () => ownerRead("GET /api/views", { query: { days } }),
    { keepsPrevious: true, refreshesOnFocus: true },
  );
  const { data } = read;
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
      <Pending read={read} failed="Couldn’t load the page views." what="page views" />
    </PanelScreen>
  );
}

function Counted({ views: { total, days, pages, since } }: { views: Views }) {
  const first = days[0]?.day ?? "";
  const from = since > first ? ` since ${dateWords(since)}` : ` in ${days.length} days`;
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
