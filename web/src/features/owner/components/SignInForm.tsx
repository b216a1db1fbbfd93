import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { Button } from "../../../components/ui/Button";
import styles from "./SignInForm.module.css";
import { signInFault } from "./sign-in-fault";

interface SignInFormProps {
  onSignIn: (email: string, password: string) => Promise<void>;
}

/** E-mail and password. Light on purpose: it is all that anyone but the owner gets of the panel. */
export function SignInForm({ onSignIn }: SignInFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState({ text: "", count: 0 });
  const [isBusy, setIsBusy] = useState(false);
  const faultBox = useRef<HTMLParagraphElement>(null);
  const id = useId();

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
    setIsBusy(true);
    try {
      await onSignIn(email.trim().toLowerCase(), password);
    } catch (error) {
      fail(signInFault(error));
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
      <div className={styles.field}>
        <label htmlFor={`${id}-email`}>E-mail</label>
        <input
          id={`${id}-email`}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-password`}>Password</label>
        <input
          id={`${id}-password`}
          className={styles.input}
          type="password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </div>
      <Button type="submit" kind="solid" className={styles.submit} aria-disabled={isBusy}>
        {isBusy ? "Signing in…" : "Sign in"}
      </Button>
    </form>
  );
}
