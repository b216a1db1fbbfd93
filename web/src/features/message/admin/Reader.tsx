import { useEffect, useRef, type ReactNode } from "react";
import type { InboxMessage } from "shared-types/inbox/answers";
import { formatDateTime } from "../../../lib/format";
import { useSite } from "../../../lib/settings";
import { MailState } from "./MailState";
import { networkWords, photoNumberOf, senderOf } from "./message-words";
import type { Place } from "./place";
import styles from "./Reader.module.css";
import { ReaderActions, type ReaderHandlers } from "./ReaderActions";
import { ReaderNav } from "./ReaderNav";
import { SenderAddress } from "./SenderAddress";
import type { Messages } from "./use-marking";

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
