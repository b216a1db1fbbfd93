import { moistures, plantTypes, seasons, suns } from "../plant";
import { num, oneOf, str } from "./fields";
import { speciesDetail, speciesFacts, speciesRecord, speciesRow } from "./species";

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

export const plantAnswers = {
  PlantRow: speciesRow(facts),
  PlantDetail: speciesDetail(facts),
  PlantRecord: speciesRecord(facts),
};
