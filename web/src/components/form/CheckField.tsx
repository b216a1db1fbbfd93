import { chakra, Field } from "@chakra-ui/react";
import { fieldDomId } from "./field-id";
import { useDescribedBy, type FieldProps } from "./FieldFrame";
import { useFormField } from "./use-form-field";

/** A checkbox with its label beside it. */
export function CheckField({ name, label, hint }: Omit<FieldProps, "maxLength" | "required">) {
  const { value, error, set, touch } = useFormField<boolean>(name);
  return (
    <Field.Root id={fieldDomId(name)} invalid={error !== undefined}>
      <chakra.label
        display="inline-flex"
        alignItems="center"
        gap="3"
        minHeight="2.75rem"
        fontFamily="sans"
        fontSize="interface"
        cursor="pointer"
      >
        <Box name={name} checked={value} onChange={set} onBlur={touch} />
        {label}
      </chakra.label>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

export const internalLabel = "Internal (not shown to visitors)";

/** Hides a record from visitors. */
export const InternalField = () => <CheckField name="internal" label={internalLabel} />;

interface BoxProps {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur: () => void;
}

function Box({ name, checked, onChange, onBlur }: BoxProps) {
  return (
    <input
      type="checkbox"
      className="part-checkbox"
      id={fieldDomId(name)}
      name={name}
      checked={checked}
      aria-describedby={useDescribedBy()}
      onChange={({ target }) => onChange(target.checked)}
      onBlur={onBlur}
    />
  );
}
