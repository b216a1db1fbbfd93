import { messagesPerPage, type MessageFilter, type MessageFolder } from "shared-types/inbox/codes";
import type { InboxMessage } from "shared-types/inbox/answers";
import { from, type Knex, type Query, type Row } from "../../../database/knex";
import { booleanOf, numberOf } from "../../../database/row";

const table = "contact_messages";

/** The columns of a message, by field, in the order of an export. */
export const messageColumns = {
  messageId: "id",
  dateReceived: "date_received",
  nameFirst: "name_first",
  nameLast: "name_last",
  email: "email",
  photoId: "photo_id",
  message: "message",
  read: "read",
  spam: "spam",
  verified: "verified",
  network: "network",
  mailState: "mail_state",
  mailFault: "mail_fault",
} satisfies Record<keyof InboxMessage, string>;
const columns = Object.values(messageColumns);

// Values left empty by Strapi's admin or an older site count as no: 'is not true' on both databases.
const folders: Record<MessageFolder, string> = {
  inbox: "spam is not true",
  unread: "spam is not true and read is not true",
  spam: "spam is true",
};

const newestFirst = (query: Query) =>
  query.orderByRaw("date_received desc nulls last").orderBy("id", "desc");

/** One page of a folder, newest first. */
export async function findMessages(knex: Knex, { folder, pageId }: MessageFilter): Promise<Row[]> {
  return await newestFirst(from(knex, table).whereRaw(folders[folder]))
    .select(columns)
    .offset((pageId - 1) * messagesPerPage)
    .limit(messagesPerPage);
}

/** How many messages are spam or not, read or not; covered by an index. */
export async function countFolders(knex: Knex): Promise<Record<MessageFolder, number>> {
  const rows: Row[] = await from(knex, table)
    .select("spam", "read", { messages: knex.raw("count(*)") })
    .groupBy("spam", "read");
  const sum = (isMeant: (row: Row) => boolean) =>
    rows.filter(isMeant).reduce((total, row) => total + numberOf(row["messages"]), 0);
  return {
    inbox: sum((row) => !booleanOf(row["spam"])),
    unread: sum((row) => !booleanOf(row["spam"]) && !booleanOf(row["read"])),
    spam: sum((row) => booleanOf(row["spam"])),
  };
}

/** Mails that failed at least once and have not been sent; spam does not count. */
export async function countNotSent(knex: Knex): Promise<number> {
  const [row]: Row[] = await from(knex, table)
    .whereIn("mail_state", ["waiting", "failed"])
    .where((query) => void query.where("mail_state", "failed").orWhere("mail_tries", ">", 0))
    .whereRaw(folders.inbox)
    .select({ messages: knex.raw("count(*)") });
  return numberOf(row?.["messages"]);
}

/** The ids of all messages, oldest first. */
export async function findMessageIds(knex: Knex): Promise<number[]> {
  const rows = await from(knex, table)
    .select("id")
    .orderByRaw("date_received asc nulls first")
    .orderBy("id");
  return rows.map((row) => numberOf(row["id"]));
}

/** The messages with these ids that still exist, in no particular order. */
export async function findMessagesById(knex: Knex, ids: number[]): Promise<Row[]> {
  return await from(knex, table).whereIn("id", ids).select(columns);
}
