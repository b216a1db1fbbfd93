import type { InferType } from "yup";
import { limits } from "../kit/limits";
import { planLimits } from "./codes";
import { closed } from "../kit/closed";
import { figure, flag, recordId } from "../kit/number";
import { areObjects, planSheets } from "./parts-schema";
import { keyId } from "../species/schema";
import { requiredText, text } from "../kit/text";

type Sheets = {
  sheetId: number;
  beds: { bedId: number }[];
  plantings: { plantingId: number }[];
}[];

const isOnce = (ids: number[]) => new Set(ids).size === ids.length;
const saved = (ids: number[]) => ids.filter((id) => id > 0);

const bedIdsOf = ({ beds }: Sheets[number]) => beds.map(({ bedId }) => bedId);

const areWhole = (sheets: Sheets) =>
  areObjects(sheets) &&
  sheets.every(({ beds, plantings }) => areObjects(beds) && areObjects(plantings));

/** No saved part twice, and on no drawing two new beds that a planting could mean. */
const areIdsUnique = (sheets: Sheets) =>
  !areWhole(sheets) ||
  (isOnce(saved(sheets.map(({ sheetId }) => sheetId))) &&
    isOnce(saved(sheets.flatMap(({ plantings }) => plantings.map((part) => part.plantingId)))) &&
    isOnce(saved(sheets.flatMap(bedIdsOf))) &&
    sheets.every((sheet) => isOnce(bedIdsOf(sheet).filter((id) => id < 0))));

/** A plan with its drawings, beds and plantings (docs/product.md 4.12). */
export const planDraftSchema = closed({
  planId: recordId,
  keyId,
  title: requiredText("Title", limits.text, "Please enter a title."),
  period: text("Period", limits.text),
  intro: text("Intro", planLimits.text),
  order: figure("For the Order field, please enter a whole number of 0 or more.", {
    whole: true,
    fallback: 0,
  }),
  internal: flag("internal"),
  sheets: planSheets.test("ids", "Two parts of this plan have the same id.", areIdsUnique),
}).meta({ id: "PlanDraft" });

export type PlanDraft = InferType<typeof planDraftSchema>;
