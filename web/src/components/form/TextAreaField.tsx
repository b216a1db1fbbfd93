import { TextArea } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { useFormField } from "./use-form-field";

interface TextAreaFieldProps extends FieldProps {
  /** Lines it shows at first. */
  rows?: number;
}

/** Text of several lines. */
export function TextAreaField({ rows = 4, ...frame }: TextAreaFieldProps) {
  const { value, error, set, touch } = useFormField<string>(frame.name);
  return (
    <FieldFrame {...frame} error={error} length={value.length}>
      <TextArea
        name={frame.name}
        rows={rows}
        value={value}
        onChange={({ target }) => set(target.value)}
        onBlur={touch}
      />
    </FieldFrame>
  );
}
