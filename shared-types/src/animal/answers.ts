import { companions, speciesRecords } from "../calendar/answers";
import { num, str } from "../kit/fields";
import { speciesDetail, speciesFacts, speciesRecord, speciesRow } from "../species/answers";

const facts = { animalId: num, ...speciesFacts, classTax: str, order: str, family: str };

export const animalAnswers = {
  AnimalRow: speciesRow(facts),
  /** `uses`: plants, by what it does on them. */
  AnimalDetail: speciesDetail({ ...facts, records: speciesRecords, uses: companions }),
  AnimalRecord: speciesRecord(facts),
};
