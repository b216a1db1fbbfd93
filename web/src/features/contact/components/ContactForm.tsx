import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import type { PostedContact } from "shared-types/contact/codes";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { fieldDomId } from "../../../components/form/field-id";
import { Button } from "../../../components/ui/Button";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { paths } from "../../../lib/paths";
import { controlOf, emptyFields } from "../api/contact-fields";
import { keepDraft, restoreDraft } from "../api/draft";
import { solutionField } from "../api/solution-field";
import { useCaptcha } from "../captcha/use-captcha";
import { useContactForm, type Stage } from "../use-contact-form";
import { CaptchaBox } from "./CaptchaBox";
import { ContactSummary } from "./ContactSummary";
import { LetterField } from "./LetterField";
import { MessageField } from "./MessageField";
import { QuestionField } from "./QuestionField";
import styles from "./ContactForm.module.css";

/** The states of the contact form's button (docs/product.md 2.7). */
const labels: Record<Stage, string> = {
  idle: "SEND",
  validating: "Validating...",
  submitting: "Submitting...",
};

/** Sends the message. It is never disabled, so that it keeps the focus. */
function SendButton({ stage }: { stage: Stage }) {
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

interface ContactFormProps {
  /** The result of a post without scripts, as it came with the page. */
  posted?: PostedContact;
  /** The photo id from the address; '' for none. */
  photoId: string;
  /** Renders the photo with this id. */
  renderPhoto: (photoId: string) => ReactNode;
  /** Opened by the visitor: the first field takes the focus. */
  isAnother: boolean;
  onSent: () => void;
  salutation: string;
}

function errorIn(errors: ValidationErrors, name: string): string | undefined {
  return errors.find(({ fieldId }) => fieldId === name)?.errorMessage;
}

/**
 * The contact form (docs/product.md 2.7). Its fields are uncontrolled: text typed before hydration
 * stays, and without scripts, or where the captcha keeps failing, it posts. Then a question replaces the captcha.
 */
export function ContactForm(props: ContactFormProps) {
  const { posted, photoId, renderPhoto, isAnother, onSent, salutation } = props;
  const form = useRef<HTMLFormElement>(null);
  const captcha = useCaptcha();
  const letter = useContactForm({ posted, captcha, onSent });
  const { stage, errors, open, attempt, submit } = letter;
  const values = posted?.values ?? { ...emptyFields, photoId };
  const [length, setLength] = useState(values.message.length);
  const [about, setAbout] = useState(values.photoId);
  const question = posted?.question ?? null;

  const look = (of: HTMLFormElement) => {
    setLength(controlOf(of, "message")?.value.length ?? 0);
    setAbout(controlOf(of, "photoId")?.value.trim() ?? "");
  };
  const touch = () => {
    letter.prepare();
    if (question || !form.current) return;
    captcha.prepare();
    if (controlOf(form.current, "message")?.value) captcha.start();
  };
  const goOn = useEffectEvent(touch);
  useEffect(() => {
    if (!form.current) return;
    if (posted === undefined) restoreDraft(form.current);
    look(form.current);
    // Whoever has begun to write before hydration touches nothing more.
    if (form.current.contains(document.activeElement)) goOn();
    if (isAnother) controlOf(form.current, "nameFirst")?.focus();
  }, [posted, isAnother]);

  const type = (name: string) => {
    if (!form.current) return;
    keepDraft(form.current);
    letter.touch(name);
    setLength(controlOf(form.current, "message")?.value.length ?? 0);
    if (name === "message" && !question) captcha.start();
  };
  const common = (name: keyof typeof values) => ({
    name,
    defaultValue: values[name],
    error: errorIn(open, name),
  });

  return (
    <form
      ref={form}
      method="post"
      action={paths.contact}
      // Our own messages, the same in every browser.
      noValidate
      aria-label="Message"
      className={errors.length > 0 ? `${styles.sheet} was-validated` : styles.sheet}
      onFocus={touch}
      onInput={(event) => type((event.target as HTMLInputElement).name)}
      onSubmit={(event) => {
        // An answered question is posted again without scripts.
        if (question) return;
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <ContactSummary errors={errors} attempt={attempt} />
      <div className={styles.head}>
        <LetterField {...common("nameFirst")} label="First name" autoComplete="given-name" />
        <LetterField {...common("nameLast")} label="Last name" autoComplete="family-name" />
        <LetterField
          {...common("email")}
          label="Email"
          type="email"
          autoComplete="email"
          hint="Only if you’d like an answer"
        />
        <div>
          <LetterField
            {...common("photoId")}
            label="Photo Id"
            hint="If it’s about a photo, the number under it"
            onBlur={() => form.current && look(form.current)}
          />
          {renderPhoto(about)}
        </div>
      </div>
      <MessageField {...common("message")} length={length} salutation={salutation} />
      <Honeypot />
      {question ? (
        <QuestionField question={question} error={errorIn(open, "questionAnswer")} />
      ) : (
        <CaptchaBox
          captcha={captcha}
          id={fieldDomId(solutionField)}
          error={errorIn(open, solutionField)}
          onAskInWords={() => form.current && void letter.askInWords(form.current)}
        />
      )}
      <p className={styles.foot}>
        <SendButton stage={stage} />
      </p>
    </form>
  );
}

/** A honeypot: no person sees or reaches it, so only a program fills it in. */
function Honeypot() {
  return (
    <div className={styles.away} aria-hidden="true">
      <label htmlFor="letter-website">Website: please leave this field empty</label>
      <input id="letter-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
