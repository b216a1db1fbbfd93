import { useState } from "react";
import type { InboxMessage } from "shared-types";
import { Button } from "../../../components/ui/Button";
import { isNotSent } from "./message-words";
import styles from "./MailState.module.css";

interface MailStateProps {
  message: InboxMessage;
  onSendAgain: (message: InboxMessage) => Promise<void>;
}

/** Whether the mail about a message has gone out, and if not, why and what to do. */
export function MailState({ message, onSendAgain }: MailStateProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { mailState, mailFault } = message;
  if (mailState === "sent") return <p className={styles.sent}>Mailed to you.</p>;
  if (!isNotSent(message)) return null;
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onSendAgain(message);
    setIsBusy(false);
  };
  return (
    <div className={styles.notSent}>
      <p>
        <b>Mail not sent.</b> {mailFault}{" "}
        {mailState === "waiting" && "It will be tried again by itself."}
      </p>
      <Button aria-disabled={isBusy || undefined} onClick={() => void press()}>
        {isBusy ? "Sending..." : "Send again"}
      </Button>
    </div>
  );
}
