import { TextInput } from "./controls";
import { FieldFrame, type FieldProps } from "./FieldFrame";
import { useFormField } from "./use-form-field";

interface NumberFieldProps extends Omit<FieldProps, "maxLength"> {
  /** Whole numbers only: phones show a keyboard without a decimal point. */
  whole?: boolean;
}

/** The typed text as a number if it is one in its plainest form; else the text, for the schema to refuse. */
export function typedNumber(text: string): number | string {
  const value = Number(text);
  return text !== "" && String(value) === text ? value : text;
}

/** A number field without spinner or wheel changes; empty where the number is not known. */
export function NumberField({ whole = false, ...frame }: NumberFieldProps) {
  const { value, error, set, touch } = useFormField<number | string | null>(frame.name);
  return (
    <FieldFrame {...frame} error={error}>
      <TextInput
        name={frame.name}
        type="text"
        inputMode={whole ? "numeric" : "decimal"}
        value={String(value ?? "")}
        autoComplete="off"
        onChange={({ target }) => set(typedNumber(target.value))}
        onBlur={touch}
      />
    </FieldFrame>
  );
}
