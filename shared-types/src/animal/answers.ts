import type { InferType } from "yup";
import { animalFields } from "./fields";
import { companions, speciesRecords } from "../calendar/answers";
import { answerSchemas } from "../kit/field-schemas";
import { named, num } from "../kit/fields";
import { speciesDetail, speciesFacts, speciesRecord, speciesRow } from "../species/answers";

const facts = { animalId: num, ...speciesFacts, ...answerSchemas(animalFields) };

export const animalAnswers = named({
  AnimalRow: speciesRow(facts),
  /** `uses`: plants, by what it does on them. */
  AnimalDetail: speciesDetail({ ...facts, records: speciesRecords, uses: companions }),
  AnimalRecord: speciesRecord(facts),
});

export type AnimalDetail = InferType<typeof animalAnswers.AnimalDetail>;
export type AnimalRecord = InferType<typeof animalAnswers.AnimalRecord>;
export type AnimalRow = InferType<typeof animalAnswers.AnimalRow>;
