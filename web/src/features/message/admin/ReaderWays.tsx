import { Link } from "react-router-dom";
import { Icon } from "../../../components/ui/Icon";
import { placePath, type Place } from "./place";
import styles from "./ReaderWays.module.css";
import type { Messages } from "./use-marking";
import { focusState } from "./use-place";

interface ReaderWaysProps {
  messageId: number;
  rows: Messages;
  place: Place;
}

/** From an open message to the list and to its neighbors there. */
export function ReaderWays({ messageId, rows, place }: ReaderWaysProps) {
  const at = rows.findIndex((row) => row.messageId === messageId);
  const newer = at > 0 ? rows[at - 1] : undefined;
  const older = at >= 0 ? rows[at + 1] : undefined;
  return (
    <nav aria-label="Message" className={styles.ways}>
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
