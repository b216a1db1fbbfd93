import { useState } from "react";
import { Button } from "../../../components/ui/Button";
import styles from "./SenderAddress.module.css";

/** Browsers copy on https and on this machine only. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The visitor's e-mail address, to copy; or that there is none. */
export function SenderAddress({ email }: { email: string }) {
  const [said, setSaid] = useState({ email, text: "" });
  if (email === "") return <p className={styles.none}>The visitor left no e-mail address.</p>;
  const press = async () => {
    const text = (await copy(email)) ? "Copied." : "This browser does not let it be copied.";
    setSaid({ email, text });
  };
  return (
    <div className={styles.address}>
      <span className={styles.email}>{email}</span>
      <Button kind="quiet" onClick={() => void press()}>
        Copy address
      </Button>
      <span role="status" className={styles.said}>
        {said.email === email && said.text}
      </span>
    </div>
  );
}
