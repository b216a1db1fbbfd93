import type { InferType } from "yup";
import { gapEvidences, gapSubjects, linkSources } from "./codes";
import { speciesKinds } from "../species/codes";
import { bool, list, named, num, oneOf, shape, str } from "../kit/fields";

const offered = list(
  shape({ plantId: num, keyId: str, nameCommon: str, evidence: oneOf(gapEvidences) }),
);
const species = list(shape({ kind: oneOf(speciesKinds), keyId: str, nameCommon: str }));
/** Months, 1–12. */
const months = list(num);

export const gapAnswers = named({
  Gaps: shape({
    /** January to December: the plants that offer something, by common name. */
    months: list(shape({ month: num, nectar: offered, fruit: offered, host: offered })),
    sentences: list(
      shape({
        about: oneOf(gapSubjects),
        text: str,
        /** What it speaks of. */
        species,
        /** The plants that would fill the gap it speaks of. */
        fill: species,
      }),
    ),
    /** Plants that are not in the yard, and the gaps they would fill. */
    fill: list(
      shape({
        plantId: num,
        keyId: str,
        nameCommon: str,
        nameScientific: str,
        nectar: months,
        fruit: months,
        host: months,
      }),
    ),
    /** The links that lead visitors to nothing: to a page that is hidden, or that is not there. */
    deadLinks: list(
      shape({
        kind: oneOf(linkSources),
        recordId: num,
        /** Of a plant or animal, else ''. */
        keyId: str,
        name: str,
        page: str,
        /** What it is called, '' if it is not there. */
        pageName: str,
        isHidden: bool,
      }),
    ),
  }),
});

export type Gaps = InferType<typeof gapAnswers.Gaps>;
export type GapMonth = Gaps["months"][number];
export type GapPlant = GapMonth["nectar"][number];
export type GapSentence = Gaps["sentences"][number];
export type GapSpecies = GapSentence["species"][number];
export type DeadLink = Gaps["deadLinks"][number];
export type GapFill = Gaps["fill"][number];
