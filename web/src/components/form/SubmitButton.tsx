import { useFormikContext } from "formik";
import { Button } from "../ui/Button";

interface SubmitButtonProps {
  label: string;
  /** Whether the label says 'Validating...' before 'Submitting...' (docs/product.md 3.3). */
  saysValidating?: boolean;
}

/** The submit button of a form (docs/product.md 3.3). It is never disabled, so that it keeps the focus. */
export function SubmitButton({ label, saysValidating = true }: SubmitButtonProps) {
  const { isSubmitting, isValidating } = useFormikContext();
  const working = isValidating && saysValidating ? "Validating..." : "Submitting...";
  return (
    <Button
      type="submit"
      kind="solid"
      style={{ alignSelf: "start", minWidth: "8rem" }}
      aria-disabled={isSubmitting || undefined}
      // A field that loses the focus shows or hides its message, which moves the button: not before the click is done.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.currentTarget.focus({ preventScroll: true });
        if (isSubmitting) event.preventDefault();
      }}
    >
      {isSubmitting ? working : label}
    </Button>
  );
}
