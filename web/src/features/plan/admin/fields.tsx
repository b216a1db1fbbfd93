import { useId, useState, type ReactNode } from "react";
import styles from "./Editor.module.css";

interface LabelledProps {
  label: string;
  hint?: string;
  isWide?: boolean;
  children: (ids: { id: string; "aria-describedby": string | undefined }) => ReactNode;
}

/** A label over a control of the editor, whose values are parts of one field of the form. */
export function Labelled({ label, hint, isWide = false, children }: LabelledProps) {
  const id = useId();
  const described = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, "aria-describedby": described })}
      {hint !== undefined && (
        <span id={described} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

interface EntryProps {
  label: string;
  hint?: string;
  isWide?: boolean;
  value: string;
  placeholder?: string;
  inputMode?: "numeric" | "decimal";
  maxLength?: number;
  /** Lines of a text area; one line without. */
  rows?: number;
  autoFocus?: boolean;
  /** Gets the text when the field is left, or Enter is pressed. */
  onEntered: (text: string) => void;
}

/** A text that counts when it is complete: each change of a planting is one step to undo. */
export function Entry({ label, hint, isWide, value, rows, onEntered, ...input }: EntryProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // A value that changes elsewhere, by an undo for example, is shown at once.
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  const enter = () => {
    if (typed === value) return;
    // Another way to write the value leaves it as it is: it is then shown as it was understood.
    setTyped(value);
    onEntered(typed);
  };
  return (
    <Labelled label={label} hint={hint} isWide={isWide ?? rows !== undefined}>
      {(ids) =>
        rows === undefined ? (
          <input
            {...ids}
            {...input}
            type="text"
            autoComplete="off"
            className={styles.control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={enter}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              enter();
            }}
          />
        ) : (
          <textarea
            {...ids}
            {...input}
            rows={rows}
            className={styles.control}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={enter}
          />
        )
      }
    </Labelled>
  );
}

/** A number as typed; text that is none stays, for the rules of the save to refuse. */
export const numberOf = (text: string): number => {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() === "" ? 0 : value;
};
