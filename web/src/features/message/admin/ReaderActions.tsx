import type { InboxMessage } from "shared-types/inbox/answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import { DeleteMenu } from "../../../components/form/DeleteMenu";
import { Button, buttonClass } from "../../../components/ui/Button";
import { useSite } from "../../../lib/settings";
import type { Mark } from "./instant-marks";
import { senderOf } from "./message-words";
import styles from "./ReaderActions.module.css";
import { replyHref } from "./reply";
import type { Marking } from "./use-marking";

export interface ReaderHandlers {
  marking: Marking;
  /** Called after marking, or without a mark after deleting. */
  onDone: (text: string, message: InboxMessage, mark?: Mark) => void;
}

/** The actions for the open message. */
export function ReaderActions({
  message,
  marking,
  onDone,
}: ReaderHandlers & { message: InboxMessage }) {
  const reply = replyHref(message, useSite().settings);
  const mark = async (change: Mark, words: string) => {
    if (await marking.mark([message], change))
      onDone(`- Message marked as ${words} -`, message, change);
  };
  return (
    <div className={styles.actions}>
      {reply !== "" && (
        <a className={buttonClass("solid")} href={reply}>
          Reply
        </a>
      )}
      <Button onClick={() => void mark({ read: false }, "unread")}>Mark unread</Button>
      <Button
        onClick={() => void mark({ spam: !message.spam }, message.spam ? "not spam" : "spam")}
      >
        {message.spam ? "Not spam" : "Spam"}
      </Button>
      <DeleteMenu
        of={`the message from ${senderOf(message)}`}
        question={`The message from “${senderOf(message)}”: ${panelMessages.confirmDelete}`}
        remove={() => marking.remove([message])}
        onRemoved={() => onDone("- Message deleted -", message)}
        onFailed={marking.fail}
      />
    </div>
  );
}
