import { useRef } from "react";
import { Button } from "../../../components/ui/Button";
import { useSite } from "../../../lib/settings";
import { captchaWords } from "../captcha/captcha-words";
import type { Captcha } from "../captcha/use-captcha";
import styles from "./CaptchaBox.module.css";
import { CaptchaNote } from "./CaptchaNote";
import { FieldError } from "./FieldError";
import { SproutDrawing } from "./SproutDrawing";

interface CaptchaBoxProps {
  captcha: Captcha;
  /** The id that the summary links to: the button, or the box when there is none. */
  id: string;
  error: string | undefined;
  onAskInWords: () => void;
}

/** The captcha as visitors meet it: a sprig that grows while their browser solves a puzzle. */
export function CaptchaBox({ captcha, id, error, onAskInWords }: CaptchaBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const { settings } = useSite();
  const { state, needsWords, place, start, restart } = captcha;
  const { kind, progress, fault, canRetry } = state;
  const { text, button } = captchaWords[kind];
  const hasButton = button !== undefined && (kind !== "error" || canRetry);
  const isAtWork = kind === "fetching" || kind === "solving";
  // Once it is begun, the box shows its own state, and the form's last error is out of date.
  const invalid = kind === "unstarted" ? error : undefined;

  const go = () => {
    // Keeps the focus when the button disappears.
    box.current?.focus({ preventScroll: true });
    if (kind === "unstarted") start();
    else restart();
  };

  return (
    <div className={styles.place} data-captcha={kind}>
      <div
        ref={box}
        id={hasButton ? undefined : id}
        role="group"
        aria-label={captchaWords.unstarted.text}
        tabIndex={-1}
        className={`${styles.box} ${styles.scripted}`}
        data-invalid={invalid !== undefined || kind === "error"}
        aria-busy={isAtWork}
      >
        <SproutDrawing kind={kind} progress={progress} />
        <p role="status" className={styles.text}>
          {text}
          {fault && <span className={styles.fault}> {fault}</span>}
        </p>
        {hasButton && (
          <Button
            id={id}
            className={styles.button}
            aria-describedby={invalid && `${id}-error`}
            onClick={go}
          >
            {button}
          </Button>
        )}
        <div ref={place} hidden />
      </div>
      {needsWords && (
        <p className={styles.words}>
          Or skip the puzzle:
          <Button onClick={onAskInWords}>Answer a question instead</Button>
        </p>
      )}
      <CaptchaNote puzzleUrl={settings.captcha.puzzleUrl} />
      <FieldError fieldId={id} error={invalid} />
    </div>
  );
}
