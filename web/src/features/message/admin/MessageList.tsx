import { moveInGrid } from "../../../components/ui/grid-arrows";
import { ChooseAll } from "../../../components/ui/ChooseAll";
import type { Chosen } from "./use-chosen";
import { MessageRow } from "./MessageRow";
import styles from "./MessageList.module.css";
import { placePath, type Place } from "./place";
import type { Messages } from "./use-marking";

interface MessageListProps {
  rows: Messages;
  place: Place;
  chosen: Chosen;
}

/** The messages of a page, newest first; the arrow keys go from one to the next. */
export function MessageList({ rows, place, chosen }: MessageListProps) {
  return (
    <>
      <ChooseAll chosen={chosen.messages.length} total={rows.length} onChoose={chosen.chooseAll} />
      <ul role="list" aria-label="Messages" className={styles.list} onKeyDown={moveInGrid}>
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
      </ul>
    </>
  );
}
