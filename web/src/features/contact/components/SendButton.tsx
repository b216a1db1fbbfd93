import { Button } from "../../../components/ui/Button";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import type { Stage } from "../use-contact-form";
import styles from "./ContactForm.module.css";

/** spec §4, contact submit button. */
const labels: Record<Stage, string> = {
  idle: "SEND",
  validating: "Validating...",
  submitting: "Submitting...",
};

/** Sends the letter. It keeps the focus while it is at work, so it is never disabled. */
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
