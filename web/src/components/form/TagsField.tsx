import { FieldFrame, type FieldProps } from "./FieldFrame";
import { TagBox, type TagBoxProps } from "./TagBox";
import { useFormField } from "./use-form-field";

type TagsFieldProps = Omit<FieldProps, "maxLength"> &
  Pick<TagBoxProps, "options" | "noun" | "creator">;

type TagsEntryProps = TagsFieldProps & TagBoxProps & { error?: string };

/** A multi-select of tags; the value holds their ids. */
export function TagsField(props: TagsFieldProps) {
  const { value, error, set, touch } = useFormField<number[]>(props.name);
  return <TagsEntry {...props} value={value} error={error} onChange={set} onBlur={touch} />;
}

/** The same outside of a form. */
export function TagsEntry(props: TagsEntryProps) {
  const { options, noun, creator, value, onChange, onBlur, ...frame } = props;
  const box = { options, noun, creator, value, onChange, onBlur };
  return (
    <FieldFrame {...frame}>
      <TagBox {...box} />
    </FieldFrame>
  );
}
