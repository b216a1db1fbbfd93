import { photoVisibilities, type PhotoVisibility } from "shared-types/photo/codes";
import type { PhotoItem } from "shared-types/photo/answers";
import { photoVisibilityLabels } from "shared-types/photo/visibility";
import { InternalMark } from "../../../components/ui/InternalMark";

/** Who may see a photo, for a select that finds photos. */
export const visibilityChoices = photoVisibilities.map((value) => ({
  value,
  label: photoVisibilityLabels[value],
}));

/** The same for one that says so of a photo: only an import hides photos until they are described. */
export const visibilityChoicesOf = (now: PhotoVisibility) =>
  visibilityChoices.filter(({ value }) => value !== "waiting" || now === "waiting");

const marks: Record<PhotoVisibility, string> = {
  public: "",
  site: "Site only",
  internal: "Internal",
  waiting: "Until described",
};

/** Marks a photo that visitors do not see in the gallery. */
export function VisibilityMark({ photo }: { photo: PhotoItem }) {
  const words = marks[photo.visibility];
  return words && <InternalMark words={words} />;
}
