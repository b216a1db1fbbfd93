import { useState } from "react";
import { parseDateTime, typedForm } from "../../lib/date-entry";
import { useSite } from "../../lib/settings";
import { TextInput } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { useFormField } from "./use-form-field";

type DateTimeFrame = Omit<FieldProps, "maxLength">;

interface DateTimeEntryProps extends DateTimeFrame {
  value: string | null;
  error?: string;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
}

/**
 * A date and time, shown and typed as M/D/YYYY h:mm a in the site's time zone. The value is ISO 8601 in UTC,
 * `null` when empty; text that cannot be parsed stays text, for the schema to refuse.
 */
export function DateTimeField(frame: DateTimeFrame) {
  const { value, error, set, touch } = useFormField<string | null>(frame.name);
  return <DateTimeEntry {...frame} value={value} error={error} onChange={set} onBlur={touch} />;
}

/** The same outside of a form. */
export function DateTimeEntry(props: DateTimeEntryProps) {
  const { value, error, onChange, onBlur, ...frame } = props;
  const { timeZone } = useSite().settings;
  const [first] = useState(value);
  const [typed, setTyped] = useState({ text: typedForm(value, timeZone), value });
  // A value that was not typed here, such as a newer one from the server, is shown formatted.
  const text = typed.value === value ? typed.text : typedForm(value, timeZone);

  const type = (next: string) => {
    const read = valueOf(next, first, timeZone);
    setTyped({ text: next, value: read });
    onChange(read);
  };
  const tidy = () => {
    onBlur?.();
    setTyped({ text: typedForm(value, timeZone), value });
  };

  return (
    <FieldFrame
      {...frame}
      hint={frame.hint ?? `M/D/YYYY h:mm am or pm (${timeZone.replace(/_/g, " ")})`}
      error={error}
    >
      <TextInput
        name={frame.name}
        value={text}
        placeholder="5/17/2024 3:05 pm"
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onBlur={tidy}
      />
    </FieldFrame>
  );
}

/** An unchanged minute keeps its seconds, and which of two equal hours it was. */
function valueOf(text: string, first: string | null, timeZone: string): string | null {
  if (text.trim() === typedForm(first, timeZone)) return first;
  return text.trim() === "" ? null : (parseDateTime(text, timeZone) ?? text);
}
