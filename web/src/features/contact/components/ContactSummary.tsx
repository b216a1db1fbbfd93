import { summaryHeading } from "shared-types/kit/errors";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { fieldDomId } from "../../../components/form/field-id";
import { jumpToField, useSummaryBox } from "../../../components/form/summary";
import styles from "./ContactSummary.module.css";

interface ContactSummaryProps {
  errors: ValidationErrors;
  /** Counts failed attempts: with each, the box takes the focus. */
  attempt: number;
}

/** The validation summary of the contact form: every error, linked to its field. */
export function ContactSummary({ errors, attempt }: ContactSummaryProps) {
  const box = useSummaryBox(attempt);
  if (errors.length === 0) return null;
  return (
    // Without scripts, `autofocus` does it.
    <div ref={box} role="alert" tabIndex={-1} autoFocus className={styles.summary}>
      <p className={styles.heading}>{summaryHeading}</p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, errorMessage }) => (
          <li key={`${fieldId} ${errorMessage}`}>
            {fieldId === "" ? (
              errorMessage
            ) : (
              <a
                href={`#${fieldDomId(fieldId)}`}
                className={styles.link}
                onClick={(event) => void jumpToField(event, fieldId)}
              >
                {errorMessage}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
