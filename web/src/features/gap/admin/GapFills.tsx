import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { gapOffers } from "shared-types/gap/codes";
import type { GapFill } from "shared-types/gap/answers";
import { Fact, NameHead, PanelTable } from "../../../components/ui/PanelTable";
import { panelPaths } from "../../../lib/panel-paths";
import { monthSpans, offerLabels } from "./offer-words";

/** Plants of the owner's list that are not in the yard, and the months they would fill. */
export function GapFills({ fill }: { fill: readonly GapFill[] }) {
  if (fill.length === 0)
    return (
      <p>
        No plant on your list would. This looks at plants that aren’t in the garden: hidden ones
        without a record, and ones no longer on any plan.
      </p>
    );
  const labels = gapOffers.map((offer) => offerLabels[offer].title);
  return (
    <PanelTable caption="Plants that would fill a gap" columns={["Plant", ...labels]}>
      {fill.map((plant) => (
        <tr key={plant.plantId}>
          <NameHead>
            <Link to={panelPaths.plantEdit(plant.keyId)}>{plant.nameCommon}</Link>{" "}
            <chakra.i fontWeight="400">{plant.nameScientific}</chakra.i>
          </NameHead>
          {gapOffers.map((offer) => (
            <Fact key={offer} label={offerLabels[offer].title}>
              {monthSpans(plant[offer])}
            </Fact>
          ))}
        </tr>
      ))}
    </PanelTable>
  );
}
