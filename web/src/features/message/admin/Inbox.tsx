import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Navigate } from "react-router-dom";
import type { InboxMessage } from "shared-types/inbox/answers";
import { inboxMessages, type MessageFolder } from "shared-types/inbox/codes";
import { Empty } from "../../../components/feedback/Empty";
import { Failed } from "../../../components/feedback/Failed";
import { Loading, Skeleton, SkeletonText } from "../../../components/feedback/Skeleton";
import { IndexNotes, useIndexNotes } from "../../../components/form/IndexNotes";
import { Pager } from "../../../components/ui/Pager";
import { isMissing } from "../../../lib/errors";
import { countOf } from "../../../lib/format";
import { FolderNav } from "./FolderNav";
import styles from "./Inbox.module.css";
import { leaves, type Mark } from "./instant-marks";
import { useMessages, useMessage } from "./message-reads";
import { MessageList } from "./MessageList";
import { MessageSelection } from "./MessageSelection";
import { placePath } from "./place";
import { Reader } from "./Reader";
import { rowAfter, rowsOf } from "./rows";
import { useChosen } from "./use-chosen";
import { useMarking, type Messages, type Marking } from "./use-marking";
import { usePlace } from "./use-place";

/** The open message, from the list or read on its own. Opening marks it as read. */
function useOpenMessage(messageId: number, listed: Messages | undefined, marking: Marking) {
  const inList = listed?.find((message) => message.messageId === messageId);
  const isElsewhere = messageId !== 0 && inList === undefined;
  const { data, error, retry } = useMessage(isElsewhere ? messageId : null);
  const isGone = isElsewhere && isMissing(error);
  const message = inList ?? (isGone ? undefined : data);

  // Once per opening: a message marked unread while open stays unread.
  const openedRef = useRef(0);
  const markOpened = useEffectEvent((opened: InboxMessage) => {
    if (openedRef.current === opened.messageId) return;
    openedRef.current = opened.messageId;
    if (!opened.read) void marking.mark([opened], { read: true });
  });
  useEffect(() => {
    if (message) markOpened(message);
    else if (messageId === 0) openedRef.current = 0;
  }, [message, messageId]);

  return {
    message,
    /** There is no such message, or no longer. */
    isMissing: isGone,
    error,
    retry,
  };
}

const row = {
  display: "grid",
  alignContent: "center",
  gap: "2",
  minHeight: "4.25rem",
  paddingBlock: "3",
} as const;

/** The skeleton of the list. */
function InboxSkeleton() {
  return (
    <Loading what="messages">
      <chakra.div paddingTop="var(--target)">
        {Array.from({ length: 8 }, (_, i) => (
          <chakra.div key={i} {...row}>
            <Skeleton width={`${38 + ((i * 7) % 24)}%`} height="1rem" />
            <Skeleton width={`${70 + ((i * 11) % 25)}%`} height="0.9rem" />
          </chakra.div>
        ))}
      </chakra.div>
    </Loading>
  );
}

/** The skeleton of a message. */
function ReaderSkeleton() {
  return (
    <Loading what="the message">
      <chakra.div {...row}>
        <Skeleton width="50%" height="2rem" />
        <SkeletonText lines={5} />
      </chakra.div>
    </Loading>
  );
}

interface InboxProps {
  /** Renders the photo that a message is about (provided by the page). */
  photoOf: (photoId: number) => ReactNode;
}

/** The inbox: folders, a page of messages, and the open message. */
export function Inbox({ photoOf }: InboxProps) {
  const { place, goOn } = usePlace();
  const { folder, pageId, messageId } = place;
  const { data: page, error, retry } = useMessages(place);
  const notes = useIndexNotes();
  const marking = useMarking(notes);
  const open = useOpenMessage(messageId, page?.items, marking);
  const rows = rowsOf(page?.items ?? [], folder, open.message);
  const chosen = useChosen(rows, `${folder} ${pageId}`);

  if (page && page.items.length === 0 && pageId > page.totalPageCount && page.totalPageCount > 0)
    return <Navigate replace to={placePath({ ...place, pageId: page.totalPageCount })} />;

  const finish = (text: string, messages: Messages, mark?: Mark) => {
    const ids = messages.map((message) => message.messageId);
    const hasLeft = mark === undefined || leaves(folder, mark);
    notes.say(text);
    chosen.chooseAll(false);
    goOn(hasLeft ? rowAfter(rows, ids) : (ids[0] ?? 0), ids.includes(messageId));
  };

  const list = () => {
    if (!page && error) return <Failed message="Couldn’t load the messages." onRetry={retry} />;
    if (!page) return <InboxSkeleton />;
    if (rows.length === 0) return <NoMessages folder={folder} spam={page.counts.spam} />;
    return (
      <>
        <MessageList rows={rows} place={place} chosen={chosen} />
        <Pager
          current={pageId}
          total={page.totalPageCount}
          label="Messages"
          hrefOf={(to) => placePath({ ...place, pageId: to, messageId: 0 })}
        />
        <MessageSelection
          chosen={chosen}
          isSpam={folder === "spam"}
          marking={marking}
          onDone={finish}
        />
      </>
    );
  };

  const reader = () => {
    if (messageId === 0) return <p className={styles.none}>Choose a message to read it.</p>;
    if (open.isMissing) return <Empty title={inboxMessages.missing} />;
    if (open.message)
      return (
        <Reader
          message={open.message}
          rows={rows}
          place={place}
          photoOf={photoOf}
          marking={marking}
          onDone={(text, message, mark) => finish(text, [message], mark)}
        />
      );
    if (open.error) return <Failed message="Couldn’t load the message." onRetry={open.retry} />;
    return <ReaderSkeleton />;
  };

  return (
    <div className={styles.inbox} data-open={messageId !== 0}>
      <div className={styles.folders}>
        <FolderNav place={place} counts={page?.counts} />
      </div>
      <IndexNotes notes={notes} />
      <div className={styles.panes}>
        <div className={styles.list}>{list()}</div>
        {(messageId !== 0 || rows.length > 0) && <div className={styles.reader}>{reader()}</div>}
      </div>
    </div>
  );
}

const words = {
  inbox: {
    title: "No messages yet.",
    hint: "Messages from the contact form arrive here.",
  },
  unread: { title: "No unread messages.", hint: "You’ve opened every message." },
  spam: { title: "No spam.", hint: "Messages you mark as spam are kept here." },
} as const;

/** A folder with nothing in it; `spam`: how many messages are in that folder. */
function NoMessages({ folder, spam }: { folder: MessageFolder; spam: number }) {
  const { title, hint } =
    folder === "inbox" && spam > 0
      ? {
          title: "Your inbox is empty.",
          hint: `${countOf(spam, "message is", "messages are")} in Spam.`,
        }
      : words[folder];
  return (
    <Empty title={title}>
      <p>{hint}</p>
    </Empty>
  );
}
