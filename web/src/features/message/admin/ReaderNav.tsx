import { Link } from "react-router-dom";
import { Icon } from "../../../components/ui/Icon";
import { placePath, type Place } from "./place";
import styles from "./ReaderNav.module.css";
import type { Messages } from "./use-marking";
import { focusState } from "./use-place";

interface ReaderNavProps {
  messageId: number;
  rows: Messages;
  place: Place;
}

/** Links from the open message to the list and to the newer and older message. */
export function ReaderNav({ messageId, rows, place }: ReaderNavProps) {
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
