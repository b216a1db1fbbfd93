import { TextInput } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { useFormField } from "./use-form-field";

interface NumberFieldProps extends Omit<FieldProps, "maxLength"> {
  /** Whole numbers only: the keyboard of a phone shows no point. */
  whole?: boolean;
}

/** What was typed as a number where it reads the same; what is no number stays text, for the rules to judge. */
export function typedNumber(text: string): number | string {
  const value = Number(text);
  return text !== "" && String(value) === text ? value : text;
}

/** A number, typed: no arrows, and the wheel does not change it. */
export function NumberField({ whole = false, ...frame }: NumberFieldProps) {
  const { value, error, set, touch } = useFormField<number | string>(frame.name);
  return (
    <FieldFrame {...frame} error={error}>
      <TextInput
        name={frame.name}
        type="text"
        inputMode={whole ? "numeric" : "decimal"}
        value={String(value)}
        autoComplete="off"
        onChange={({ target }) => set(typedNumber(target.value))}
        onBlur={touch}
      />
    </FieldFrame>
  );
}
