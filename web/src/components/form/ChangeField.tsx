import { internalLabel } from "./CheckField";
import { Select, TextInput } from "./controls";
import { FieldFrame } from "./FieldFrame";
import { useFormField } from "./use-form-field";

interface ChangeFieldProps<V extends string | number | boolean> {
  name: string;
  label: string;
  options: readonly { value: V; label: string }[];
}

/** A select in a form that changes several records; its first option leaves the field alone in each. */
export function ChangeField<V extends string | number | boolean>(props: ChangeFieldProps<V>) {
  const { name, label, options } = props;
  const { value, error, set, touch } = useFormField<V | undefined>(name);
  return (
    <FieldFrame name={name} label={label} error={error}>
      <Select
        name={name}
        value={options.findIndex((option) => option.value === value)}
        onChange={({ target }) => set(options[Number(target.value)]?.value)}
        onBlur={touch}
      >
        <option value={-1}>- no change -</option>
        {options.map((option, place) => (
          <option key={option.label} value={place}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}

/** A text that several records get; empty leaves the field alone in each. */
export function ChangeText(props: { name: string; label: string; maxLength: number }) {
  const { name, label, maxLength } = props;
  const { value = "", error, set, touch } = useFormField<string | undefined>(name);
  return (
    <FieldFrame
      name={name}
      label={label}
      hint="Leave empty to keep what each has."
      maxLength={maxLength}
      error={error}
      length={value.length}
    >
      <TextInput
        name={name}
        value={value}
        autoComplete="off"
        onChange={({ target }) => set(target.value || undefined)}
        onBlur={touch}
      />
    </FieldFrame>
  );
}

const visibility = [
  { value: false, label: "Shown to visitors" },
  { value: true, label: internalLabel },
];

/** Hides records from visitors, or shows them. */
export const InternalChange = () => (
  <ChangeField name="internal" label="Visibility" options={visibility} />
);
