import {
  loadMessages,
  plantColumnLabels,
  plantSearchColumns,
  plantSortColumns,
} from "shared-types";
import type { PublicSpecies } from "../../../components/species/public-species";
import { Coded } from "../../../components/ui/Coded";
import { FactCell } from "../../../components/ui/ListTable";
import { paths } from "../../../lib/paths";
import { plantFilterSpec } from "../api/filter";
import { plantDetail, plantList } from "../api/plant";
import { plantCodes, type PlantCode } from "./plant-codes";
import { PlantChoices } from "./PlantChoices";
import { PlantFacts } from "./PlantFacts";

const codeCell = (value: PlantCode | null, inTabOrder = false) =>
  value && <Coded {...value} tabIndex={inTabOrder ? 0 : -1} />;

/** The plants as visitors see them. */
export const plants: PublicSpecies<"plant"> = {
  one: "plant",
  many: "plants",
  title: "Flora",
  path: paths.flora,
  pathOf: paths.floraDetail,
  filterSpec: plantFilterSpec,
  searchColumns: plantSearchColumns,
  sortColumns: plantSortColumns,
  labels: plantColumnLabels,
  list: plantList,
  detail: plantDetail,
  loadMessage: loadMessages.flora,
  emptyText: "The first beds are still being planted. Come back in a while.",
  columns: "many",
  cells: (plant, isFirst) => {
    const { sun, moisture, season } = plantCodes(plant);
    return (
      <>
        <FactCell label="Type">{plant.type}</FactCell>
        <FactCell label="Sun">{codeCell(sun, isFirst)}</FactCell>
        <FactCell label="Moisture">{codeCell(moisture)}</FactCell>
        <FactCell label="Height">{plant.height}</FactCell>
        <FactCell label="Width">{plant.width}</FactCell>
        <FactCell label="Season">{codeCell(season)}</FactCell>
      </>
    );
  },
  Choices: PlantChoices,
  label: (plant) => ["Flora", plantCodes(plant).type?.label].filter(Boolean).join(" · "),
  facts: (plant) => <PlantFacts plant={plant} />,
  higher: () => [],
};
