import { useState } from "react";
import { fieldDomId } from "../../../components/form/field-id";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { charactersLeft } from "../api/characters-left";
import { FieldError } from "./FieldError";
import field from "./LetterField.module.css";
import styles from "./MessageField.module.css";

interface MessageFieldProps {
  name: string;
  defaultValue: string;
  error: string | undefined;
  /** Characters typed. */
  length: number;
  /** Over the message; '' for none. */
  salutation: string;
}

const id = fieldDomId("message");

/** The current value: on hydration React would overwrite typed text with the default. */
function heldText(otherwise: string): string {
  if (import.meta.env.SSR) return otherwise;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : otherwise;
}

/** The message field, on ruled paper. */
export function MessageField({ name, defaultValue, error, length, salutation }: MessageFieldProps) {
  const [first] = useState(() => heldText(defaultValue));
  const { shown, notice } = charactersLeft(length);
  const described = [error && `${id}-error`, shown && `${id}-count`].filter(Boolean).join(" ");
  return (
    <div className={field.field}>
      {salutation && (
        <p className={styles.salutation} aria-hidden="true">
          {salutation}
        </p>
      )}
      <label className={field.label} htmlFor={id}>
        Message
      </label>
      <textarea
        id={id}
        name={name}
        rows={8}
        required
        className={styles.paper}
        defaultValue={first}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described || undefined}
      />
      {shown && (
        <p id={`${id}-count`} className={field.hint}>
          {shown}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{notice}</span>
      </VisuallyHidden>
      <FieldError fieldId={id} error={error} />
    </div>
  );
}
