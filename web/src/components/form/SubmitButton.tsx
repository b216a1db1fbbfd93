import { Button } from "@chakra-ui/react";
import { useFormikContext } from "formik";

/** The button of a form, with the words of its states (spec §4). */
export function SubmitButton({ label }: { label: string }) {
  const { isSubmitting, isValidating } = useFormikContext();
  const words = isSubmitting ? (isValidating ? "Validating..." : "Submitting...") : label;
  return (
    <Button type="submit" variant="solid" disabled={isSubmitting} alignSelf="start">
      {words}
    </Button>
  );
}
