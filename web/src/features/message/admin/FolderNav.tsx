import { Link } from "react-router-dom";
import { messageFilterDefault, messageFolders } from "shared-types/inbox/codes";
import type { MessageCounts } from "shared-types/inbox/answers";
import { UnreadCount } from "../../../components/ui/UnreadCount";
import styles from "./FolderNav.module.css";
import { placePath, type Place } from "./place";

const labels = { inbox: "Inbox", unread: "Unread", spam: "Spam" } as const;

/** The folders, with the number of unread messages. */
export function FolderNav({ place, counts }: { place: Place; counts: MessageCounts | undefined }) {
  return (
    <nav aria-label="Folders" className={styles.folders}>
      {messageFolders.map((folder) => (
        <Link
          key={folder}
          to={placePath({ ...messageFilterDefault, folder, messageId: 0 })}
          className={styles.folder}
          aria-current={folder === place.folder ? "page" : undefined}
        >
          {labels[folder]}
          {folder === "inbox" && <UnreadCount count={counts?.unread} />}
          {folder === "spam" && counts !== undefined && counts.spam > 0 && (
            <span className={styles.count}>{counts.spam.toLocaleString("en-US")}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
