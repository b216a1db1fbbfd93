import { photoGaps, type PhotoFilter, type PhotoGap } from "shared-types/photo/codes";
import { SelectField } from "../../../components/ui/SelectField";
import type { ListFilter } from "../../../lib/list-filter";
import { visibilityChoices } from "./visibility";

const gapLabels: Record<PhotoGap, string> = {
  "": "All photos",
  tags: "No tags",
  caption: "No caption",
  alt: "Proposed alt text",
};

/** What narrows the index besides the gallery's filter: what photos lack, and who sees them. */
export function IndexFields({ filter, change }: ListFilter<PhotoFilter>) {
  return (
    <>
      <SelectField
        name="missing"
        label="To do"
        value={filter.missing}
        options={photoGaps.map((gap) => ({ value: gap, label: gapLabels[gap] }))}
        onChange={(missing) => change({ missing, pageId: 1 })}
      />
      <SelectField
        name="visibility"
        label="Visibility"
        value={filter.visibility}
        options={[{ value: "", label: "Any" }, ...visibilityChoices]}
        onChange={(visibility) => change({ visibility, pageId: 1 })}
      />
    </>
  );
}
