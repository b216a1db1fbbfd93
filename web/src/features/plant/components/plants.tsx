import { loadMessages } from "shared-types/kit/messages";
import { type PlantDetail, type PlantRow } from "shared-types/plant/codes";
import {
  plantColumnLabels,
  plantSearchColumns,
  plantSortColumns,
  type PlantFilter,
} from "shared-types/plant/fields";
import { Coded } from "../../../components/ui/Coded";
import { searchKey, searchSortOf } from "../../../components/ui/search-sort";
import { paths } from "../../../lib/paths";
import type { Read } from "../../../lib/swr";
import { plantFilterSpec } from "../api/filter";
import { plantCodes, type PlantCode } from "./plant-codes";
import { plantFacts } from "./plant-facts";

const codeCell = (value: PlantCode | null) => value && <Coded {...value} />;

/** The plants as visitors see them. */
export const plants = {
  one: "plant",
  many: "plants",
  page: "flora",
  path: paths.flora,
  pathOf: paths.floraDetail,
  filterSpec: plantFilterSpec,
  searchColumns: plantSearchColumns,
  sortColumns: plantSortColumns,
  labels: plantColumnLabels,
  list: (search: PlantFilter): Read<PlantRow[]> => ({
    key: searchKey("flora", search),
    get: (reader) => reader.flora(searchSortOf(search)),
  }),
  detail: (keyId: string): Read<PlantDetail | null> => ({
    key: `flora/${keyId}`,
    get: (reader) => reader.floraDetail(keyId),
  }),
  loadMessage: loadMessages.flora,
  emptyText: "The first beds are still being planted. Please come back soon.",
  columns: "many",
  cells: (plant: PlantRow) => {
    const { type, sun, moisture, season } = plantCodes(plant);
    return {
      Type: type?.label ?? null,
      Sun: codeCell(sun),
      Moisture: codeCell(moisture),
      Height: plant.height,
      Width: plant.width,
      Season: codeCell(season),
    };
  },
  sort: (plant: PlantDetail) => plantCodes(plant).type?.label ?? "",
  facts: plantFacts,
  higher: () => [],
} as const;
