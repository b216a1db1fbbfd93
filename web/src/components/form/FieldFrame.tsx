import { chakra, Field, useFieldContext } from "@chakra-ui/react";
import { createContext, use, type ReactNode } from "react";
import { fieldDomId } from "./field-id";

/** The props of every field. */
export interface FieldProps {
  /** The payload's key. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  maxLength?: number;
  /** The class of the label, where it stands among fields that are not in a form. */
  labelClass?: string;
}

interface FieldFrameProps extends FieldProps {
  /** The validation error, once the field has been touched. */
  error?: string;
  /** Its current length; near `maxLength` a counter shows. */
  length?: number;
  children: ReactNode;
}

/** Where the value of a field comes from; '' for what the owner has typed. */
export const FieldSources = createContext<(name: string) => string>(() => "");

/** The counter shows from this share of the limit on. */
const nearLimit = 0.8;

/**
 * Label, required mark, hint, counter, error and ARIA of a field. Chakra's own controls
 * inside get their ids from context; others use `useFieldContext` and `useDescribedBy`.
 */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, hint, required, maxLength, labelClass, error, length = 0, children } = props;
  const source = use(FieldSources)(name);
  const showsCount = maxLength !== undefined && length >= maxLength * nearLimit;
  return (
    <Field.Root id={fieldDomId(name)} invalid={error !== undefined} required={required}>
      <Field.Label className={labelClass}>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children}
      {(hint || source || showsCount) && (
        <Field.HelperText display="flex" flexWrap="wrap" columnGap="4" width="full">
          {hint && <span>{hint}</span>}
          {source && <span>From: {source}</span>}
          {showsCount && (
            <chakra.span marginInlineStart="auto" whiteSpace="nowrap">
              {length.toLocaleString("en-US")} of {maxLength.toLocaleString("en-US")} characters
            </chakra.span>
          )}
        </Field.HelperText>
      )}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

/** `aria-describedby` for the control of a FieldFrame: the error, then the hint. Elsewhere there is none. */
export function useDescribedBy(): string | undefined {
  const field = useFieldContext() as ReturnType<typeof useFieldContext> | undefined;
  if (!field) return undefined;
  const { ids, invalid, ariaDescribedby } = field;
  const parts = [invalid ? ids.errorText : undefined, ariaDescribedby];
  return parts.filter((part) => part !== undefined).join(" ") || undefined;
}
