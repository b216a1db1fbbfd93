import { useFieldContext } from "@chakra-ui/react";

/** What describes the control of the FieldFrame around it: the error first, then the hint. */
export function useDescribedBy(): string | undefined {
  const { ids, invalid, ariaDescribedby } = useFieldContext();
  const parts = [invalid ? ids.errorText : undefined, ariaDescribedby];
  return parts.filter((part) => part !== undefined).join(" ") || undefined;
}
