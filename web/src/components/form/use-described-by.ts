import { useFieldContext } from "@chakra-ui/react";

/** `aria-describedby` for the control of a FieldFrame: the error, then the hint. Elsewhere there is none. */
export function useDescribedBy(): string | undefined {
  const field = useFieldContext() as ReturnType<typeof useFieldContext> | undefined;
  if (!field) return undefined;
  const { ids, invalid, ariaDescribedby } = field;
  const parts = [invalid ? ids.errorText : undefined, ariaDescribedby];
  return parts.filter((part) => part !== undefined).join(" ") || undefined;
}
