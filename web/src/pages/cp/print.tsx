import { plantFilterDefault } from "shared-types/plant/fields";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { NothingYet } from "../../components/panel/NothingYet";
import { Pending } from "../../components/panel/Pending";
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
  const read = useRead(plants.list(plantFilterDefault));
  const { data } = read;
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
      <Pending read={read} failed={plants.loadMessage} what="plants" />
    </PanelScreen>
  );
}
