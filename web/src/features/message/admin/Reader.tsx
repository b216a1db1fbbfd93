import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { InboxMessage } from "shared-types/inbox/answers";
import { panelMessages } from "shared-types/kit/panel-messages";
import { DeleteMenu } from "../../../components/form/DeleteMenu";
import { Button, buttonClass } from "../../../components/ui/Button";
import { Icon } from "../../../components/ui/Icon";
import { formatDateTime } from "../../../lib/format";
import { useSite } from "../../../lib/settings";
import type { Mark } from "./instant-marks";
import { MailState } from "./MailState";
import { networkWords, photoNumberOf, senderOf } from "./message-words";
import { type Place, placePath } from "./place";
import { replyHref } from "./reply";
import type { Messages, Marking } from "./use-marking";
import { focusState } from "./use-place";
import styles from "./Reader.module.css";

interface ReaderProps extends ReaderHandlers {
  message: InboxMessage;
  rows: Messages;
  place: Place;
  /** Renders the photo that the message is about (provided by the page). */
  photoOf: (photoId: number) => ReactNode;
}

/** The open message with its actions. */
export function Reader({ message, rows, place, photoOf, ...handlers }: ReaderProps) {
  const { timeZone } = useSite().settings;
  const { messageId, photoId, verified, network } = message;
  const photoNumber = photoNumberOf(photoId);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView({ block: "nearest" });
  }, [messageId]);

  return (
    <article className={styles.reader} aria-labelledby="message-sender">
      <ReaderNav messageId={messageId} rows={rows} place={place} />
      <h2 ref={head} id="message-sender" tabIndex={-1} className={styles.sender} dir="auto">
        {senderOf(message)}
      </h2>
      <SenderAddress email={message.email} />
      <p className={styles.facts}>
        <time dateTime={message.dateReceived}>
          {formatDateTime(message.dateReceived, timeZone)}
        </time>
        {network !== "" && <span>{networkWords(network)}</span>}
        {!verified && (
          <span className={styles.warning}>
            Not verified: the puzzle was not solved, or could not be checked
          </span>
        )}
        {message.spam && <span className={styles.warning}>Spam</span>}
      </p>
      <MailState message={message} onSendAgain={handlers.marking.sendAgain} />
      <div className={styles.text} dir="auto">
        {message.message}
      </div>
      {photoNumber !== null && photoOf(photoNumber)}
      {photoNumber === null && photoId !== "" && (
        <p className={styles.facts}>About the photo: {photoId}</p>
      )}
      <ReaderActions message={message} {...handlers} />
    </article>
  );
}

interface ReaderNavProps {
  messageId: number;
  rows: Messages;
  place: Place;
}

/** Links from the open message to the list and to the newer and older message. */
function ReaderNav({ messageId, rows, place }: ReaderNavProps) {
  const at = rows.findIndex((row) => row.messageId === messageId);
  const newer = at > 0 ? rows[at - 1] : undefined;
  const older = at >= 0 ? rows[at + 1] : undefined;
  return (
    <nav aria-label="Message" className={styles.nav}>
      <Link
        to={placePath({ ...place, messageId: 0 })}
        state={focusState(messageId)}
        className={styles.back}
      >
        <Icon name="previous" />
        All messages
      </Link>
      {newer && (
        <Link to={placePath({ ...place, messageId: newer.messageId })} replace preventScrollReset>
          Newer
        </Link>
      )}
      {older && (
        <Link to={placePath({ ...place, messageId: older.messageId })} replace preventScrollReset>
          Older
        </Link>
      )}
    </nav>
  );
}

interface ReaderHandlers {
  marking: Marking;
  /** Called after marking, or without a mark after deleting. */
  onDone: (text: string, message: InboxMessage, mark?: Mark) => void;
}

/** The actions for the open message. */
function ReaderActions({ message, marking, onDone }: ReaderHandlers & { message: InboxMessage }) {
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

/** The clipboard exists in secure contexts only. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Its label lines up with the address above when it wraps. */
const pulledIn = {
  marginInlineStart: "calc(-1 * var(--space-3))",
  paddingInline: "var(--space-3)",
};

/** The visitor's e-mail address with a copy button. */
function SenderAddress({ email }: { email: string }) {
  const [notice, setNotice] = useState({ email, text: "" });
  if (email === "")
    return (
      <chakra.p color="inkSoft" textStyle="interface">
        The visitor left no e-mail address.
      </chakra.p>
    );
  const press = async () => {
    const text = (await copy(email)) ? "Copied." : "This browser doesn’t allow copying.";
    setNotice({ email, text });
  };
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      textStyle="interface"
    >
      <chakra.span overflowWrap="anywhere">{email}</chakra.span>
      <Button kind="quiet" style={pulledIn} onClick={() => void press()}>
        Copy address
      </Button>
      <chakra.span role="status" color="inkSoft">
        {notice.email === email && notice.text}
      </chakra.span>
    </chakra.div>
  );
}
