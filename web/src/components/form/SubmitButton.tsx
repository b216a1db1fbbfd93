import { Button } from "@chakra-ui/react";
import { useFormikContext } from "formik";

interface SubmitButtonProps {
  label: string;
  /** Whether the check before sending has words of its own (spec §4). */
  saysValidating?: boolean;
}

/** The button of a form, with the words of its states (spec §4). It keeps the focus while it works. */
export function SubmitButton({ label, saysValidating = true }: SubmitButtonProps) {
  const { isSubmitting, isValidating } = useFormikContext();
  const working = isValidating && saysValidating ? "Validating..." : "Submitting...";
  return (
    <Button
      type="submit"
      variant="solid"
      alignSelf="start"
      minWidth="8rem"
      aria-disabled={isSubmitting || undefined}
      onClick={(event) => {
        if (isSubmitting) event.preventDefault();
      }}
    >
      {isSubmitting ? working : label}
    </Button>
  );
}
