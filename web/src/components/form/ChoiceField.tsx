import { Select } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { useFormField } from "./use-form-field";

interface Choice<V extends string | number> {
  value: V;
  label: string;
}

interface ChoiceFieldProps<V extends string | number> extends Omit<FieldProps, "maxLength"> {
  options: readonly Choice<V>[];
}

/** What stands first where nothing is chosen yet. */
export const noChoice = { value: 0, label: "- please select -" };

/** A select; the value keeps its type, string or number. Without a value it shows an empty one. */
export function ChoiceField<V extends string | number>({ options, ...frame }: ChoiceFieldProps<V>) {
  const { value, error, set, touch } = useFormField<V | undefined>(frame.name);
  const choose = (text: string) => {
    const found = options.find((option) => String(option.value) === text);
    if (found) set(found.value);
  };
  return (
    <FieldFrame {...frame} error={error}>
      <Select
        name={frame.name}
        value={String(value ?? "")}
        onChange={({ target }) => choose(target.value)}
        onBlur={touch}
      >
        {options.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
