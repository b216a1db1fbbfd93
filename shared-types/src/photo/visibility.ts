import type { PhotoVisibility } from "./codes";

/** Apart from the codes: visitors do not download it. */
export const photoVisibilityLabels: Record<PhotoVisibility, string> = {
  public: "Shown to visitors",
  site: "Site only (tiles, plans, covers)",
  internal: "Internal (not shown to visitors)",
  waiting: "Hidden until described",
};

/** Whether only the owner sees such a photo, wherever it is used. */
export const isOwnersOnly = (visibility: PhotoVisibility) =>
  visibility === "internal" || visibility === "waiting";
