import { useState } from "react";
import { parseDate, typedForm, type DateKind } from "../../lib/date-entry";
import { useSite } from "../../lib/settings";
import { TextInput } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { useFormField } from "./use-form-field";

interface DateFrame extends Omit<FieldProps, "maxLength"> {
  kind: DateKind;
}

interface DateEntryProps extends DateFrame {
  value: string | null;
  error?: string;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
}

const hints: Record<DateKind, (zone: string) => string> = {
  date: () => "A day, month or year, such as 5/17/2024, May 2024 or 2024",
  moment: (zone) => `With its time, such as 5/17/2024 3:05 pm (${zone})`,
  either: (zone) => `Such as 5/17/2024 3:05 pm (${zone}), or only a day, month or year`,
};

/** A date of a form, which keeps '' or null for none, as it began. */
export function DateField(frame: DateFrame) {
  const { value, error, set, touch } = useFormField<string | null>(frame.name);
  const [none] = useState(() => (value === null ? null : ""));
  return (
    <DateEntry
      {...frame}
      value={value}
      error={error}
      onChange={(next) => set(next ?? none)}
      onBlur={touch}
    />
  );
}

/**
 * A date, typed as one likes; beneath it stands how it is understood, and it is tidied on leaving. The value is what its kind
 * keeps (`DateKind`), `null` when empty; text that cannot be read stays text, for the schema to refuse.
 */
export function DateEntry(props: DateEntryProps) {
  const { value, error, kind, onChange, onBlur, ...frame } = props;
  const { timeZone } = useSite().settings;
  const [first] = useState(value);
  const [typed, setTyped] = useState({ text: typedForm(value, timeZone), value });
  // A value that was not typed here, such as a newer one from the server, is shown formatted.
  const text = typed.value === value ? typed.text : typedForm(value, timeZone);
  const understood = parseDate(text, kind, timeZone);
  const words = understood === undefined ? "" : typedForm(understood, timeZone);
  const isTidy = words === "" || words === text.trim();

  const type = (next: string) => {
    const read = valueOf(next, first, (given) => parseDate(given, kind, timeZone), timeZone);
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
      hint={isTidy ? (frame.hint ?? hints[kind](timeZone.replace(/_/g, " "))) : `Read as ${words}`}
      error={error}
    >
      <TextInput
        name={frame.name}
        value={text}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onBlur={tidy}
      />
    </FieldFrame>
  );
}

/** An unchanged minute keeps its seconds, and which of two equal hours it was. */
function valueOf(
  text: string,
  first: string | null,
  parse: (text: string) => string | undefined,
  timeZone: string,
): string | null {
  if (text.trim() === "") return null;
  return text.trim() === typedForm(first, timeZone) ? first : (parse(text) ?? text);
}
