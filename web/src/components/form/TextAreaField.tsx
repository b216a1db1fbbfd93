import { TextArea } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { useFormField } from "./use-form-field";

interface TextAreaFieldProps extends FieldProps {
  /** Initial number of lines. */
  rows?: number;
}

interface TextEntryProps extends TextAreaFieldProps {
  value: string;
  error?: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** Text of several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { value, error, set, touch } = useFormField<string>(props.name);
  return <TextEntry {...props} value={value} error={error} onChange={set} onBlur={touch} />;
}

/** The same outside of a form. */
export function TextEntry(props: TextEntryProps) {
  const { rows = 4, value, error, onChange, onBlur, ...frame } = props;
  return (
    <FieldFrame {...frame} error={error} length={value.length}>
      <TextArea
        name={frame.name}
        rows={rows}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}
