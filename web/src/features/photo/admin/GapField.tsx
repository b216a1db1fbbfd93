import { photoGaps, type PhotoGap } from "shared-types";
import { SelectField } from "../../../components/ui/SelectField";

interface GapFieldProps {
  value: PhotoGap;
  onChange: (gap: PhotoGap) => void;
}

const labels: Record<PhotoGap, string> = {
  "": "All photos",
  tags: "No tags",
  caption: "No caption",
  alt: "Proposed alt text",
};

/** Narrows the index to photos that still need work. */
export function GapField({ value, onChange }: GapFieldProps) {
  return (
    <SelectField
      name="missing"
      label="To do"
      value={value}
      options={photoGaps.map((gap) => ({ value: gap, label: labels[gap] }))}
      onChange={onChange}
    />
  );
}
