import { num, str } from "./fields";
import { speciesDetail, speciesFacts, speciesRecord, speciesRow } from "./species";

const facts = { animalId: num, ...speciesFacts, classTax: str, order: str, family: str };

export const animalAnswers = {
  AnimalRow: speciesRow(facts),
  AnimalDetail: speciesDetail(facts),
  AnimalRecord: speciesRecord(facts),
};
