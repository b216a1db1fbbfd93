import { useFieldContext } from "@chakra-ui/react";

/** `aria-describedby` for the control of a FieldFrame: the error, then the hint. */
export function useDescribedBy(): string | undefined {
  const { ids, invalid, ariaDescribedby } = useFieldContext();
  const parts = [invalid ? ids.errorText : undefined, ariaDescribedby];
  return parts.filter((part) => part !== undefined).join(" ") || undefined;
}
