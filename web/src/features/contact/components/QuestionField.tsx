import { questionFields, type ContactQuestion } from "shared-types/contact/codes";
import { fieldDomId } from "../../../components/form/field-id";
import { FieldError } from "./FieldError";
import styles from "./LetterField.module.css";
import box from "./CaptchaBox.module.css";

interface QuestionFieldProps {
  question: ContactQuestion;
  error: string | undefined;
}

const id = fieldDomId(questionFields.answer);

/** Replaces the captcha where there are no scripts. */
export function QuestionField({ question, error }: QuestionFieldProps) {
  const described = [error && `${id}-error`, `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={`${styles.field} ${box.question}`}>
      <label className={box.text} htmlFor={id}>
        {question.text}
      </label>
      <input
        id={id}
        name={questionFields.answer}
        className={styles.line}
        autoComplete="off"
        // It is the only thing left to do. Without scripts, `autofocus` does it.
        autoFocus
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={described}
      />
      <input type="hidden" name={questionFields.token} value={question.token} />
      <p id={`${id}-hint`} className={styles.hint}>
        Answer it and press SEND again; then your letter is on its way.
      </p>
      <FieldError fieldId={id} error={error} />
    </div>
  );
}
