import type { InboxMessage } from "shared-types/inbox/answers";
import { byteOrderMark, csvRecord } from "../../csv/format";
import type { Knex } from "../../../database/knex";
import { presentMessage } from "./presenter";
import { findMessageIds, findMessagesById, messageColumns } from "./query";

/** Batch size: messages of up to 4,000 characters, about a megabyte in memory. */
const batchSize = 200;

const columns = Object.keys(messageColumns) as (keyof InboxMessage)[];

/**
 * All messages as a CSV file in chunks, oldest first: those that exist when it begins, minus those
 * deleted meanwhile.
 */
export async function* messagesAsCsv(knex: Knex): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns);
  const ids = await findMessageIds(knex);
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const order = new Map(batch.map((id, index) => [id, index]));
    const messages = (await findMessagesById(knex, batch)).map(presentMessage);
    messages.sort((a, b) => (order.get(a.messageId) ?? 0) - (order.get(b.messageId) ?? 0));
    yield messages.map((message) => csvRecord(columns.map((name) => message[name]))).join("");
  }
}
