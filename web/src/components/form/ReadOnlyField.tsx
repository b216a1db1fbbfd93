import { TextInput } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { useFormField } from "./use-form-field";

interface ReadOnlyFieldProps extends Omit<FieldProps, "maxLength" | "required"> {
  /** What to show for a code. */
  shown?: string;
}

/** A value that is shown but cannot be changed. */
export function ReadOnlyField({ shown, ...frame }: ReadOnlyFieldProps) {
  const { value, error } = useFormField<string | number>(frame.name);
  return (
    <FieldFrame {...frame} error={error}>
      <TextInput name={frame.name} value={shown ?? String(value)} readOnly />
    </FieldFrame>
  );
}
