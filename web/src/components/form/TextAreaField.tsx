import { TextArea } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { Proposal } from "./Proposal";
import { useFormField } from "./use-form-field";

interface TextAreaFieldProps extends FieldProps {
  /** Initial number of lines. */
  rows?: number;
  /** What stands for an empty text until the owner writes one; shown while it is empty. */
  proposal?: string;
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
  const { rows = 4, proposal = "", value, error, onChange, onBlur, ...frame } = props;
  return (
    <FieldFrame {...frame} error={error} length={value.length}>
      <TextArea
        name={frame.name}
        rows={rows}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      {value === "" && proposal !== "" && (
        <Proposal text={proposal} onTake={() => onChange(proposal)} />
      )}
    </FieldFrame>
  );
}
