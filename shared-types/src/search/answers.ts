import type { InferType } from "yup";
import { searchedFields, type SearchGroup } from "./codes";
import { animalAnswers } from "../animal/answers";
import { list, named, num, oneOf, shape, str } from "../kit/fields";
import { photoItem } from "../photo/answers";
import { planFacts } from "../plan/answers";
import { plantAnswers } from "../plant/answers";
import { resourceAnswers } from "../resource/answers";
import { sightingAnswers } from "../sighting/answers";

/** The field by which a row was found: the weightiest of several. */
const found = <Group extends SearchGroup>(group: Group) => ({
  matched: oneOf<(typeof searchedFields)[Group][number]>(searchedFields[group]),
});

const plan = shape({
  ...planFacts,
  /** The titles of its drawings, and the names of its beds. */
  sheets: list(str),
  beds: list(str),
  /** Its first drawing. */
  photo: photoItem.nullable().defined(),
  ...found("plans"),
});

export const searchAnswers = named({
  /** At most 8 of each group; `totals` counts them all. Only the owner's answer has sightings. */
  SearchAnswer: shape({
    plants: list(plantAnswers.PlantRow.shape(found("plants"))),
    animals: list(animalAnswers.AnimalRow.shape(found("animals"))),
    photos: list(photoItem.shape(found("photos"))),
    resources: list(resourceAnswers.ResourceItem.shape(found("resources"))),
    plans: list(plan),
    sightings: list(sightingAnswers.Sighting.shape(found("sightings"))).optional(),
    totals: shape({
      plants: num,
      animals: num,
      photos: num,
      resources: num,
      plans: num,
      sightings: num.optional(),
    }),
  }),
});

export type SearchAnswer = InferType<typeof searchAnswers.SearchAnswer>;
export type FoundPlan = SearchAnswer["plans"][number];
