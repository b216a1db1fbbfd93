import sheets from "./plans.json";

/** One sheet of the plan, with the name of its site picture and its beds. */
export type PlanSheet = (typeof sheets)["eastSheet"];

/** A bed of the plan and its plants. */
export type Bed = PlanSheet["beds"][number];

export const { firstSheet, eastSheet, westSheet } = sheets;
