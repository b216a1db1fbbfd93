import type { InferType } from "yup";
import { plantFields } from "./fields";
import { companions, speciesRecords } from "../calendar/answers";
import { answerSchemas } from "../kit/field-schemas";
import { bool, list, named, num, shape, str } from "../kit/fields";
import { speciesDetail, speciesFacts, speciesRecord, speciesRow } from "../species/answers";

const { type, sun, moisture, season, height, width, ...more } = answerSchemas(plantFields);

const facts = {
  plantId: num,
  ...speciesFacts,
  ...{ type, sun, moisture, season },
  height,
  heightSort: num,
  width,
  widthSort: num,
  ...more,
  keystone: num.nullable(),
  keystoneSource: str,
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

export const plantAnswers = named({
  PlantRow: speciesRow(facts),
  /** `plantings`: of the newest plan first. */
  PlantDetail: speciesDetail({
    ...facts,
    plantings: list(standing),
    records: speciesRecords,
    visitors: companions,
  }),
  PlantRecord: speciesRecord(facts),
});

export type PlantDetail = InferType<typeof plantAnswers.PlantDetail>;
export type PlantRecord = InferType<typeof plantAnswers.PlantRecord>;
export type PlantRow = InferType<typeof plantAnswers.PlantRow>;
export type PlantStanding = InferType<typeof standing>;
