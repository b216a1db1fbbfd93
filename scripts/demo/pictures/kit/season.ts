/** The four seasons as the site codes them: spring, summer, fall, winter. */
export type Season4 = "spr" | "sum" | "fall" | "win";

export const SEASONS: readonly Season4[] = ["spr", "sum", "fall", "win"];

/** Hour of the scene; it tints backdrop and light. */
export type TimeOfDay = "dawn" | "day" | "dusk" | "night";
