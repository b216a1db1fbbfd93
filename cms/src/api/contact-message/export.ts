import type { InboxMessage } from "shared-types";
import { byteOrderMark, csvRecord } from "../../lib/csv";
import type { Knex } from "../../lib/knex";
import { presentMessage } from "./presenter";
import { findMessageIds, findMessagesById } from "./query";

/** Messages of up to 4,000 characters: a megabyte or so in memory at a time. */
const batchSize = 200;

const columns: readonly (keyof InboxMessage)[] = [
  ...(["messageId", "dateReceived", "nameFirst", "nameLast", "email", "photoId"] as const),
  ...(["message", "read", "spam", "verified", "network", "mailState", "mailFault"] as const),
];

/**
 * All messages as a CSV file in pieces, oldest first: those there are when it begins, less those
 * deleted on the way.
 */
export async function* messagesAsCsv(knex: Knex): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns);
  const ids = await findMessageIds(knex);
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const place = new Map(batch.map((id, index) => [id, index]));
    const messages = (await findMessagesById(knex, batch)).map(presentMessage);
    messages.sort((a, b) => (place.get(a.messageId) ?? 0) - (place.get(b.messageId) ?? 0));
    yield messages.map((message) => csvRecord(columns.map((name) => message[name]))).join("");
  }
}
