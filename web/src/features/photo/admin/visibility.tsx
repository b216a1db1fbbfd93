import {
  photoVisibilities,
  photoVisibilityLabels,
  type PhotoItem,
  type PhotoVisibility,
} from "shared-types";
import { InternalMark } from "../../../components/ui/InternalMark";

/** Who may see a photo, for a select. */
export const visibilityChoices = photoVisibilities.map((value) => ({
  value,
  label: photoVisibilityLabels[value],
}));

const marks: Record<PhotoVisibility, string> = {
  public: "",
  site: "Site only",
  internal: "Internal",
};

/** Marks a photo that visitors do not see in the gallery. */
export function VisibilityMark({ photo }: { photo: PhotoItem }) {
  const words = marks[photo.visibility];
  return words && <InternalMark words={words} />;
}
