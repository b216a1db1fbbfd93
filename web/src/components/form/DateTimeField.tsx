import { useState } from "react";
import { parseDateTime } from "../../lib/date-entry";
import { formatDateTime } from "../../lib/format";
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
 * A moment, shown and typed as M/D/YYYY h:mm a in the site's time zone. The value is ISO 8601 in UTC,
 * `null` when empty; what cannot be read stays text, for the rules to refuse.
 */
export function DateTimeField(frame: DateTimeFrame) {
  const { value, error, set, touch } = useFormField<string | null>(frame.name);
  return <DateTimeEntry {...frame} value={value} error={error} onChange={set} onBlur={touch} />;
}

/** The same for a value that no form holds. */
export function DateTimeEntry(props: DateTimeEntryProps) {
  const { value, error, onChange, onBlur, ...frame } = props;
  const { timeZone } = useSite().settings;
  const [first] = useState(value);
  const [typed, setTyped] = useState({ text: shownAs(value, timeZone), value });
  // A value that was not typed here, such as a newer one from the server, shows as it is.
  const text = typed.value === value ? typed.text : shownAs(value, timeZone);

  const type = (next: string) => {
    const read = valueOf(next, first, timeZone);
    setTyped({ text: next, value: read });
    onChange(read);
  };
  const tidy = () => {
    onBlur?.();
    setTyped({ text: shownAs(value, timeZone), value });
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

/** The minute as it was keeps its seconds, and which of two equal hours it was. */
function valueOf(text: string, first: string | null, timeZone: string): string | null {
  if (text.trim() === shownAs(first, timeZone)) return first;
  return text.trim() === "" ? null : (parseDateTime(text, timeZone) ?? text);
}

function shownAs(value: string | null, timeZone: string): string {
  if (value === null) return "";
  return (/^\d{4}-\d\d-\d\dT/.test(value) && formatDateTime(value, timeZone)) || value;
}
