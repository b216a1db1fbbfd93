import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { InboxMessage } from "shared-types/inbox/answers";
import { ChooseAll } from "../../../components/ui/ChooseAll";
import { moveInGrid } from "../../../components/ui/grid-arrows";
import { VisuallyHidden } from "../../../components/ui/VisuallyHidden";
import { formatDateTime } from "../../../lib/format";
import { useSite } from "../../../lib/settings";
import { firstLineOf, isNotSent, photoNameOf, senderOf } from "./message-words";
import { placePath, type Place } from "./place";
import type { Chosen } from "./use-chosen";
import type { Messages } from "./use-marking";
import { rowDomId } from "./use-place";
import styles from "./MessageRow.module.css";

interface MessageListProps {
  rows: Messages;
  place: Place;
  chosen: Chosen;
}

/** The messages of a page, newest first, with arrow key navigation. */
export function MessageList({ rows, place, chosen }: MessageListProps) {
  return (
    <>
      <ChooseAll chosen={chosen.messages.length} total={rows.length} onChoose={chosen.chooseAll} />
      <chakra.ul
        role="list"
        aria-label="Messages"
        onKeyDown={moveInGrid}
        borderTop="1px solid"
        borderColor="rule"
        fontFamily="sans"
      >
        {rows.map((message) => {
          const { messageId } = message;
          return (
            <MessageRow
              key={messageId}
              message={message}
              to={placePath({ ...place, messageId })}
              isOpen={messageId === place.messageId}
              isChosen={chosen.has(messageId)}
              onToggle={() => chosen.toggle(messageId)}
            />
          );
        })}
      </chakra.ul>
    </>
  );
}

interface MessageRowProps {
  message: InboxMessage;
  to: string;
  isOpen: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

/** A row of the list: sender, date, first line, and marks. */
function MessageRow({ message, to, isOpen, isChosen, onToggle }: MessageRowProps) {
  const { timeZone } = useSite().settings;
  const sender = senderOf(message);
  const date = formatDateTime(message.dateReceived, timeZone);
  const marks = [
    { text: "E-mail not sent", isOn: isNotSent(message), warns: true },
    { text: "Not verified", isOn: !message.verified, warns: true },
    { text: photoNameOf(message.photoId), isOn: message.photoId !== "", warns: false },
  ].filter(({ isOn }) => isOn);
  return (
    <li
      className={styles.row}
      data-unread={!message.read}
      data-open={isOpen}
      data-chosen={isChosen}
    >
      <label className={styles.pick}>
        <input
          type="checkbox"
          className={styles.checkbox}
          checked={isChosen}
          onChange={onToggle}
          aria-label={`Select the message from ${sender}, ${date}`}
        />
      </label>
      <Link
        id={rowDomId(message.messageId)}
        to={to}
        preventScrollReset
        className={styles.open}
        data-cell="message"
        aria-current={isOpen ? "true" : undefined}
      >
        <span className={styles.head}>
          {!message.read && <VisuallyHidden>Unread: </VisuallyHidden>}
          <span className={styles.sender} dir="auto">
            {sender}
          </span>{" "}
          <time className={styles.date} dateTime={message.dateReceived}>
            {date}
          </time>
        </span>{" "}
        <span className={styles.line} dir="auto">
          {firstLineOf(message.message)}
        </span>{" "}
        {marks.length > 0 && (
          <span className={styles.marks}>
            {marks.map(({ text, warns }) => (
              <span key={text} className={styles.mark} data-warns={warns}>
                {text}{" "}
              </span>
            ))}
          </span>
        )}
      </Link>
    </li>
  );
}
