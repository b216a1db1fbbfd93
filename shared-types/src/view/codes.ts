/** For how many days views are kept (docs/decisions/068). */
export const viewDaysMax = 400;

/** How many days back the owner can look. */
export const viewRanges = [30, 90, viewDaysMax] as const;

/** How many of the most viewed pages are listed. */
export const viewPagesMax = 50;

export const viewMessages = {
  range: `The days must be one of ${viewRanges.join(", ")}.`,
  missing: "There are no views.",
} as const;
