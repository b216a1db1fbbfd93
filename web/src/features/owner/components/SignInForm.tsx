import {
  useEffect,
  useRef,
  useState,
  type SubmitEvent,
  useId,
  type InputHTMLAttributes,
} from "react";
import { Button } from "../../../components/ui/Button";
import { Revealable } from "../../../components/ui/Revealable";
import { knownEmail, rememberEmail } from "../../../lib/owner-email";
import { panelPaths } from "../../../lib/panel-paths";
import styles from "./SignInForm.module.css";
import { ApiError, faultWords } from "../../../lib/errors";

/** Whether the password was right but a code is required. */
const asksForCode = (error: unknown) => error instanceof ApiError && error.code === "codeNeeded";

/** Why a sign-in failed and what to do, in a sentence. */
function signInFault(error: unknown): string {
  if (!(error instanceof ApiError)) return "Something went wrong. Please try again.";
  if (error.code === "network") return `${faultWords.network} Please try again.`;
  if (error.code === "insecure" || error.code === "blocked") return error.message;
  if (asksForCode(error)) return "Wrong code, or it has already been used. Wait for the next one.";
  if (error.status === 400 || error.status === 401)
    return "Wrong e-mail or password. Please try again.";
  if (error.status === 403) return "This account is not the owner’s.";
  if (error.status === 429) return "Too many tries. Please wait a minute, then try again.";
  return `${faultWords.internal} Please try again.`;
}

interface SignInFormProps {
  onSignIn: (email: string, password: string, code: string) => Promise<void>;
}

/**
 * E-mail, password, and a code with two-step sign-in. Light on purpose: it is all that
 * anyone but the owner gets of the panel.
 */
export function SignInForm({ onSignIn }: SignInFormProps) {
  const [email, setEmail] = useState(knownEmail);
  const [password, setPassword] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const [fault, setFault] = useState({ text: "", count: 0 });
  const [isBusy, setIsBusy] = useState(false);
  const faultBox = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (fault.count > 0) faultBox.current?.focus();
  }, [fault.count]);

  const fail = (text: string) => setFault(({ count }) => ({ text, count: count + 1 }));
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (email.trim() === "" || password === "") {
      fail("Please enter your e-mail address and your password.");
      return;
    }
    if (code?.trim() === "") {
      fail("Please enter a code.");
      return;
    }
    setIsBusy(true);
    const address = email.trim().toLowerCase();
    try {
      await onSignIn(address, password, code?.trim() ?? "");
      rememberEmail(address);
    } catch (error) {
      if (asksForCode(error) && code === null) setFault({ text: "", count: 0 });
      else fail(signInFault(error));
      if (asksForCode(error)) setCode("");
      setIsBusy(false);
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {fault.text && (
        <p ref={faultBox} role="alert" tabIndex={-1} className={styles.fault}>
          {fault.text}
        </p>
      )}
      <SignInField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        autoFocus={email === ""}
        value={email}
        onValue={setEmail}
      />
      <SignInField
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        autoFocus={email !== ""}
        value={password}
        onValue={setPassword}
      />
      {code !== null && (
        <SignInField
          label="Code from your authenticator app, or a recovery code"
          name="code"
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onValue={setCode}
          hint="If you have neither: whoever runs the server can turn two-step sign-in off with npm run owner -- reset."
        />
      )}
      <Button type="submit" kind="solid" className={styles.submit} aria-disabled={isBusy}>
        {isBusy ? "Signing in…" : "Sign in"}
      </Button>
      <p>
        <a href={panelPaths.reset}>Forgot your password?</a>
      </p>
    </form>
  );
}

interface SignInFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  value: string;
  onValue: (value: string) => void;
  hint?: string;
}

/** A field of the sign-in page, which loads none of the panel's code. */
function SignInField({ label, onValue, type, hint, ...rest }: SignInFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const input = (shown?: string) => (
    <input
      {...rest}
      id={id}
      type={shown}
      className={styles.input}
      aria-describedby={hint && hintId}
      autoCapitalize="none"
      spellCheck={false}
      required
      onChange={({ target }) => onValue(target.value)}
    />
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {type === "password" ? <Revealable>{input}</Revealable> : input(type)}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
