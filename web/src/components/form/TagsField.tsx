import { useFieldContext } from "@chakra-ui/react";
import type { Option } from "shared-types";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import type { TagCreator } from "./tag-creator";
import { TagBox } from "./TagBox";
import { useDescribedBy } from "./use-described-by";
import { useFormField } from "./use-form-field";

interface TagsFieldProps extends Omit<FieldProps, "maxLength"> {
  options: readonly Option[];
  /** What the options are, in the plural: 'plants'. */
  noun: string;
  /** Offers to make what nothing is called. */
  creator?: TagCreator;
}

interface TagsEntryProps extends TagsFieldProps {
  value: readonly number[];
  error?: string;
  onChange: (value: number[]) => void;
  onBlur?: () => void;
}

/** A multi-select of tags; the value holds their ids. */
export function TagsField(props: TagsFieldProps) {
  const { value, error, set, touch } = useFormField<number[]>(props.name);
  return <TagsEntry {...props} value={value} error={error} onChange={set} onBlur={touch} />;
}

/** The same outside of a form. */
export function TagsEntry(props: TagsEntryProps) {
  const { options, noun, creator, value, onChange, onBlur, ...frame } = props;
  return (
    <FieldFrame {...frame}>
      <TagsControl
        options={options}
        noun={noun}
        creator={creator}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

interface TagsControlProps {
  options: readonly Option[];
  noun: string;
  creator: TagCreator | undefined;
  value: readonly number[];
  onChange: (value: number[]) => void;
  onBlur?: () => void;
}

function TagsControl(props: TagsControlProps) {
  const { ids, invalid, required } = useFieldContext();
  const describedBy = useDescribedBy();
  return (
    <TagBox
      {...props}
      input={{
        id: ids.control,
        "aria-invalid": invalid || undefined,
        "aria-required": required || undefined,
        "aria-describedby": describedBy,
      }}
    />
  );
}
