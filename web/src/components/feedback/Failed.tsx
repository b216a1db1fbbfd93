import { Button } from "../ui/Button";
import styles from "./Notice.module.css";

interface FailedProps {
  message: string;
  hint?: string;
  onRetry: () => void;
}

/** Data that could not be loaded, with a retry button. */
export function Failed({ message, hint, onRetry }: FailedProps) {
  return (
    <div role="alert" className={`${styles.notice} ${styles.failed}`}>
      <p className={styles.title}>{message}</p>
      <p className={styles.hint}>
        {hint ?? "The connection may have dropped for a moment. Nothing is lost."}
      </p>
      <Button kind="solid" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
