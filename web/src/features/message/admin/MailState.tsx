import { useEffect, useState } from "react";
import type { InboxMessage } from "shared-types";
import { Button } from "../../../components/ui/Button";
import { readAgain } from "../../../lib/swr";
import { isNotSent } from "./message-words";
import styles from "./MailState.module.css";

/** How long until what became of a mail is read again. */
const lookAgainMs = 3000;

interface MailStateProps {
  message: InboxMessage;
  onSendAgain: (message: InboxMessage) => Promise<void>;
}

/** Whether the mail about a message has gone out, and if not, why and what to do. */
export function MailState({ message, onSendAgain }: MailStateProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { mailState, mailFault } = message;
  const isOnItsWay = mailState === "waiting" && mailFault === "";
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = window.setInterval(readAgain, lookAgainMs);
    return () => window.clearInterval(timer);
  }, [isOnItsWay]);

  if (isOnItsWay) return <p className={styles.calm}>The mail to you is on its way.</p>;
  if (mailState === "sent") return <p className={styles.calm}>Mailed to you.</p>;
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
