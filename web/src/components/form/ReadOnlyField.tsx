import { TextInput } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { useFormField } from "./use-form-field";

/** A value that is shown but cannot be changed. */
export function ReadOnlyField(frame: Omit<FieldProps, "maxLength" | "required">) {
  const { value, error } = useFormField<string | number>(frame.name);
  return (
    <FieldFrame {...frame} error={error}>
      <TextInput name={frame.name} value={String(value)} readOnly />
    </FieldFrame>
  );
}
