import { moistures, plantTypes, seasons, suns } from "./codes";
import { companions, speciesRecords } from "../calendar/answers";
import { bool, list, num, oneOf, shape, str } from "../kit/fields";
import { speciesDetail, speciesFacts, speciesRecord, speciesRow } from "../species/answers";

const facts = {
  plantId: num,
  ...speciesFacts,
  type: oneOf(["", ...plantTypes]),
  sun: oneOf(["", ...suns]),
  moisture: oneOf(["", ...moistures]),
  season: oneOf(["", ...seasons]),
  height: str,
  heightSort: num,
  width: str,
  widthSort: num,
};

/** Where a plant stands: a planting with its bed, drawing and plan. */
const standing = shape({
  planId: num,
  planKeyId: str,
  planTitle: str,
  planPeriod: str,
  /** The plan is for the owner only. */
  internal: bool,
  sheetId: num,
  sheetTitle: str,
  bedId: num,
  bedName: str,
  plantingId: num,
  x: num,
  y: num,
  number: num,
  plantedOn: str.nullable(),
  removedOn: str.nullable(),
  note: str,
});

export const plantAnswers = {
  PlantRow: speciesRow(facts),
  PlantStanding: standing,
  /** `plantings`: of the newest plan first. */
  PlantDetail: speciesDetail({
    ...facts,
    plantings: list(standing),
    records: speciesRecords,
    visitors: companions,
  }),
  PlantRecord: speciesRecord(facts),
};
