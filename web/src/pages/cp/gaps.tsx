import { chakra } from "@chakra-ui/react";
import { gapOffers } from "shared-types/gap/codes";
import type { Gaps } from "shared-types/gap/answers";
import { PanelScreen } from "../../components/layout/PanelScreen";
import { NothingYet } from "../../components/panel/NothingYet";
import { Pending } from "../../components/panel/Pending";
import { GapFills } from "../../features/gap/admin/GapFills";
import { GapLegend } from "../../features/gap/admin/GapLegend";
import { GapSentences } from "../../features/gap/admin/GapSentences";
import { GapTable } from "../../features/gap/admin/GapTable";
import { useOwnerCall } from "../../lib/owner-swr";
import { panelPaths } from "../../lib/panel-paths";

const Heading = chakra("h2", { base: { fontSize: "lead", fontWeight: "500" } });

/** Whether there is a plant, here or on the list: a garden without one lacks nothing yet. */
const hasPlants = ({ months, sentences, fill }: Gaps) =>
  fill.length > 0 ||
  sentences.some(({ about }) => gapOffers.some((offer) => offer === about)) ||
  months.some((month) => gapOffers.some((offer) => month[offer].length > 0));

/** What the garden offers month by month, and what it lacks. */
export function Component() {
  const read = useOwnerCall("GET /api/gaps");
  const { data } = read;
  return (
    <PanelScreen title="Gaps" actions={["home", "sightings", "plantIndex"]}>
      {data && !hasPlants(data) && (
        <>
          <NothingYet
            many="plants"
            first={{ label: "Add your first plant", to: panelPaths.plantAdd }}
          />
          {/* Animals without a photo: Admin Home's line of them leads here. */}
          <GapSentences sentences={data.sentences} />
        </>
      )}
      {data && hasPlants(data) && <Found gaps={data} />}
      <Pending read={read} failed="Couldn’t load the gaps." what="gaps" />
    </PanelScreen>
  );
}

function Found({ gaps: { months, sentences, fill } }: { gaps: Gaps }) {
  return (
    <>
      <GapTable months={months} />
      <GapLegend />
      <Heading>What is missing</Heading>
      {sentences.length > 0 ? <GapSentences sentences={sentences} /> : <p>Nothing.</p>}
      <Heading>Plants that would fill a gap</Heading>
      <GapFills fill={fill} />
    </>
  );
}
