import { Button } from "../../../components/ui/Button";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import type { Stage } from "../use-contact-form";
import styles from "./ContactForm.module.css";

/** The states of the contact form's button (docs/product.md 2.7). */
const labels: Record<Stage, string> = {
  idle: "SEND",
  validating: "Validating...",
  submitting: "Submitting...",
};

/** Sends the message. It is never disabled, so that it keeps the focus. */
export function SendButton({ stage }: { stage: Stage }) {
  return (
    <>
      <Button
        type="submit"
        kind="solid"
        className={styles.send}
        aria-disabled={stage === "idle" ? undefined : true}
      >
        {labels[stage]}
      </Button>
      <VisuallyHidden>
        <span role="status">{stage === "idle" ? "" : labels[stage]}</span>
      </VisuallyHidden>
    </>
  );
}
