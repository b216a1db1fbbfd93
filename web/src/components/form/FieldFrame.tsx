import { chakra, Field } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { fieldDomId } from "./field-id";

/** What every field takes. */
export interface FieldProps {
  /** The payload's key. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  maxLength?: number;
}

interface FieldFrameProps extends FieldProps {
  /** The broken rule, when the field has been touched. */
  error?: string;
  /** Characters it holds now; a counter shows when they come near `maxLength`. */
  length?: number;
  children: ReactNode;
}

/** From this share of the limit on, the counter shows. */
const nearLimit = 0.8;

/**
 * Label, required mark, hint, counter, error and ARIA of a field, in one place. Chakra's own controls
 * inside find their ids by themselves; others ask `useFieldContext` and `useDescribedBy`.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, hint, required, maxLength, error, length = 0, children } = props;
  const showsCount = maxLength !== undefined && length >= maxLength * nearLimit;
  return (
    <Field.Root id={fieldDomId(name)} invalid={error !== undefined} required={required}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {(hint !== undefined || showsCount) && (
        <Field.HelperText>
          {hint}
          {showsCount && (
            <chakra.span marginInlineStart={hint ? "2" : undefined}>
              {length.toLocaleString("en-US")} of {maxLength.toLocaleString("en-US")} characters
            </chakra.span>
          )}
        </Field.HelperText>
      )}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
