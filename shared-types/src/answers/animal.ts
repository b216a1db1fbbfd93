import { companions, speciesRecords } from "./calendar";
import { num, str } from "./fields";
import { speciesDetail, speciesFacts, speciesRecord, speciesRow } from "./species";

const facts = { animalId: num, ...speciesFacts, classTax: str, order: str, family: str };

export const animalAnswers = {
  AnimalRow: speciesRow(facts),
  /** `uses`: plants, by what it does on them. */
  AnimalDetail: speciesDetail({ ...facts, records: speciesRecords, uses: companions }),
  AnimalRecord: speciesRecord(facts),
};
