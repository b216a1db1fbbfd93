import type { PhotoOptions } from "shared-types";
import { TagsField } from "../../../components/form/TagsField";

interface TagFieldsProps {
  options: PhotoOptions;
  /** What stands before the names of the four fields: 'add.'. */
  prefix?: string;
  /** No field where there is nothing to choose. */
  leavesOutEmpty?: boolean;
}

/** The four kinds by field and label, in the order of the forms. */
export const tagFields = [
  { name: "animals", label: "Animals" },
  { name: "plants", label: "Plants" },
  { name: "categories", label: "Categories" },
  { name: "keywords", label: "Keywords" },
] as const;

/** The four kinds of tags. */
export function TagFields({ options, prefix = "", leavesOutEmpty = false }: TagFieldsProps) {
  const shown = tagFields.filter(({ label }) => !leavesOutEmpty || options[label].length > 0);
  return shown.map(({ name, label }) => (
    <TagsField key={name} name={prefix + name} label={label} noun={name} options={options[label]} />
  ));
}
