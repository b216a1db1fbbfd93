import type { InferType } from "yup";
import { plantTypes, seasons } from "../plant/codes";
import { bool, list, named, num, oneOf, shape, str } from "../kit/fields";
import { photoItem } from "../photo/answers";

const planting = shape({
  plantingId: num,
  plantId: num,
  /** 0: in no bed. */
  bedId: num,
  /** Fractions of the drawing's width and height. */
  x: num,
  y: num,
  /** How many plants. */
  number: num,
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  plantedOn: str.nullable(),
  removedOn: str.nullable(),
  note: str,
});

/** `points` are fractions of the drawing. */
const bed = shape({ bedId: num, name: str, text: str, points: list(list(num)) });

const sheet = {
  sheetId: num,
  /** The drawing; 0: a blank lot. */
  photoId: num,
  title: str,
  alt: str,
  caption: str,
  /** Where north is, in degrees clockwise from the top; null: not said. */
  north: num.nullable(),
  /** How many feet the drawing is wide, and a blank lot deep; 0: not said. */
  feet: num,
  depth: num,
  beds: list(bed),
  plantings: list(planting),
};

/** What is said of a plan wherever it is shown. */
export const planFacts = {
  planId: num,
  keyId: str,
  title: str,
  period: str,
  intro: str,
  order: num,
  internal: bool,
};

const plantFacts = {
  plantId: num,
  keyId: str,
  nameCommon: str,
  nameScientific: str,
  type: oneOf(["", ...plantTypes]),
  season: oneOf(["", ...seasons]),
  thumbFileName: str,
  thumbVersion: str,
  internal: bool,
};
const plant = shape(plantFacts);

/** Null when it is in the bin, or internal. */
const photo = photoItem.nullable().defined();

const sheets = list(shape({ ...sheet, photo }));

/** A plan to link to. */
const version = shape({
  planId: num,
  keyId: str,
  title: str,
  period: str,
  /** Later than the plan it is told with. */
  isNewer: bool,
});

export const planAnswers = named({
  Plan: shape({ ...planFacts, sheets: list(shape(sheet)) }),
  /** A page: only plants that visitors may see, and the other plans, the newest first. */
  PlanDetail: shape({ ...planFacts, sheets, plants: list(plant), versions: list(version) }),
  /** With the plants that it shows. */
  PlanRecord: shape({ ...planFacts, sheets, plants: list(plant) }),
});

export type Plan = InferType<typeof planAnswers.Plan>;
export type PlanDetail = InferType<typeof planAnswers.PlanDetail>;
export type PlanRecord = InferType<typeof planAnswers.PlanRecord>;
export type PlanSheet = Plan["sheets"][number];
export type PlanSheetDetail = PlanDetail["sheets"][number];
export type PlanBed = PlanSheet["beds"][number];
export type Planting = PlanSheet["plantings"][number];
export type PlanPlant = InferType<typeof plant>;
export type PlanVersion = InferType<typeof version>;
