import { plantFilterDefault } from "shared-types";
import { Failed } from "../../components/feedback/Failed";
import { ListSkeleton } from "../../components/feedback/ListSkeleton";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { NothingYet } from "../../components/panel/NothingYet";
import { usePlans } from "../../features/plan/api/plan";
import { plants } from "../../features/plant/components/plants";
import { printViewSpec } from "../../features/print/admin/print-view";
import { useListFilter } from "../../lib/list-filter";
import { panelPaths } from "../../lib/panel-paths";
import { useRead } from "../../lib/swr";
import { Beds } from "./print/Beds";
import { Labels } from "./print/Labels";
import { Ticks } from "./print/Ticks";
import { Week } from "./print/Week";

const kinds = { labels: Labels, beds: Beds, ticks: Ticks, week: Week };

/** What can be printed for the garden. */
export function Component() {
  const { data, error, retry } = useRead(plants.list(plantFilterDefault));
  const plans = usePlans();
  const { filter: view, change } = useListFilter(printViewSpec);
  const Kind = kinds[view.what];
  return (
    <PanelScreen title="Print" actions={["home", "plantIndex"]}>
      {data && data.length > 0 && !plans.isLoading && (
        <Kind plants={data} plans={plans.data ?? []} view={view} onChange={change} />
      )}
      {data?.length === 0 && (
        <NothingYet
          many="plants"
          first={{ label: "Add your first plant", to: panelPaths.plantAdd }}
        />
      )}
      {!data && error !== undefined && <Failed message={plants.loadMessage} onRetry={retry} />}
      {!data && error === undefined && <ListSkeleton what="plants" />}
    </PanelScreen>
  );
}
