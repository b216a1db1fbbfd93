export const viewpointMessages = {
  missing: "Viewpoint data not found.",
  name: "Please enter a name.",
  sheet: "There is no such drawing on this plan.",
} as const;

/** Photos from one spot: more would be a film. */
export const viewpointPhotosMax = 100;
