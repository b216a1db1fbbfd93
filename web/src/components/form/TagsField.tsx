import { useFieldContext } from "@chakra-ui/react";
import type { Option } from "shared-types";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { TagBox } from "./TagBox";
import { useDescribedBy } from "./use-described-by";
import { useFormField } from "./use-form-field";

interface TagsFieldProps extends Omit<FieldProps, "maxLength"> {
  options: readonly Option[];
  /** What the options are, in the plural: 'plants'. */
  noun: string;
}

/** Any number of tags, found by typing; the value holds their keys. */
export function TagsField({ options, noun, ...frame }: TagsFieldProps) {
  const { value, error, set, touch } = useFormField<number[]>(frame.name);
  return (
    <FieldFrame {...frame} error={error}>
      <TagsControl options={options} noun={noun} value={value} onChange={set} onBlur={touch} />
    </FieldFrame>
  );
}

interface TagsControlProps {
  options: readonly Option[];
  noun: string;
  value: readonly number[];
  onChange: (value: number[]) => void;
  onBlur: () => void;
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
