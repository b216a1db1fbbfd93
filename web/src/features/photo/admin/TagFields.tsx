import type { PhotoOptions } from "shared-types/photo/answers";
import { tagCreators } from "./tag-creators";
import { TagsField } from "../../../components/form/TagsField";

interface TagFieldsProps {
  options: PhotoOptions;
  /** Prefix of the four fields' names: 'add.'. */
  prefix?: string;
  /** Hides fields without options. */
  leavesOutEmpty?: boolean;
  /** Offers to make what nothing is called. */
  creates?: boolean;
}

/** The four kinds of tags with their fields and labels, in the order of the forms. */
export const tagFields = [
  { name: "animals", label: "Animals" },
  { name: "plants", label: "Plants" },
  { name: "categories", label: "Categories" },
  { name: "keywords", label: "Keywords" },
] as const;

/** The fields of the four kinds of tags. */
export function TagFields(props: TagFieldsProps) {
  const { options, prefix = "", leavesOutEmpty = false, creates = true } = props;
  const shown = tagFields.filter(({ label }) => !leavesOutEmpty || options[label].length > 0);
  return shown.map(({ name, label }) => (
    <TagsField
      key={name}
      name={prefix + name}
      label={label}
      noun={name}
      options={options[label]}
      creator={creates ? tagCreators[name] : undefined}
    />
  ));
}
