import type { Core } from "@strapi/strapi";
import { DateTime } from "luxon";
import type {
  InboxMessage,
  MessageCounts,
  MessagePage,
  MessageSettings,
} from "shared-types/inbox/answers";
import { inboxMessages, messagesPerPage, type MessageFilter } from "shared-types/inbox/codes";
import type { MessageSettingsDraft, MessagesMark } from "shared-types/inbox/schema";
import type { Knex } from "../../../database/knex";
import { saveAtOnce } from "../../../database/record-store";
import type { Saved } from "../../../http/answer-save";
import { serviceOf } from "../../../platform/services";
import { byteOrderMark, csvRecord } from "../../csv/format";
import { readSite } from "../../site-record/settings";
import { presentMessage } from "../inbox/presenter";
import {
  countFolders,
  countNotSent,
  findMessages,
  findMessagesById,
  findMessageIds,
  messageColumns,
} from "../inbox/query";
import { deleteExpired, messageUid, readKeepDays, saveKeepDays } from "../inbox/retention";

/** Batch size: messages of up to 4,000 characters, about a megabyte in memory. */
const batchSize = 200;

const columns = Object.keys(messageColumns) as (keyof InboxMessage)[];

/**
 * All messages as a CSV file in chunks, oldest first: those that exist when it begins, minus those
 * deleted meanwhile.
 */
async function* messagesAsCsv(knex: Knex): AsyncGenerator<string> {
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

/** The owner's inbox: the messages of visitors. */
const inboxService = ({ strapi }: { strapi: Core.Strapi }) => {
  const messages = () => strapi.db.query(messageUid);
  const mail = () => serviceOf(strapi, "api::contact.mail");

  async function counts(): Promise<MessageCounts> {
    const knex = strapi.db.connection;
    const [folders, notSent] = await Promise.all([countFolders(knex), countNotSent(knex)]);
    return { ...folders, notSent };
  }

  return {
    counts,

    /** One page of a folder; past the end it is empty, with the actual number of pages. */
    async page(filter: MessageFilter): Promise<MessagePage> {
      const [rows, counted] = await Promise.all([
        findMessages(strapi.db.connection, filter),
        counts(),
      ]);
      return {
        items: rows.map(presentMessage),
        totalPageCount: Math.ceil(counted[filter.folder] / messagesPerPage),
        counts: counted,
      };
    },

    /** One message, in whichever folder; null when there is none. */
    async one(id: number): Promise<InboxMessage | null> {
      const [row] = await findMessagesById(strapi.db.connection, [id]);
      return row ? presentMessage(row) : null;
    },

    /** Marks the messages that still exist; 'missing' if none does. Spam gets no mail. */
    mark({ messageIds, read, spam }: MessagesMark): Promise<Saved> {
      const where = { id: { $in: messageIds } };
      return saveAtOnce(strapi, async () => {
        if ((await messages().count({ where })) === 0) return "missing";
        if (read !== undefined) await messages().updateMany({ where, data: { read } });
        if (spam !== undefined) await messages().updateMany({ where, data: { spam } });
        if (spam === true)
          await messages().updateMany({
            where: { ...where, mailState: "waiting" },
            data: { mailState: "none", mailNextAt: null },
          });
        return [];
      });
    },

    /** Deletes the messages that still exist; 'missing' if none does. */
    async remove(messageIds: number[]): Promise<Saved> {
      const { count } = await messages().deleteMany({ where: { id: { $in: messageIds } } });
      return count === 0 ? "missing" : [];
    },

    /** Sends the mail of a message again, with all its retries. */
    async send(id: number): Promise<Saved> {
      const where = { id };
      if ((await messages().count({ where })) === 0) return "missing";
      if (!(await mail().isSetUp())) return [{ fieldId: "", errorMessage: inboxMessages.noMail }];
      const data = { mailState: "waiting", mailTries: 0, mailNextAt: new Date(), mailFault: "" };
      const { count } = await messages().updateMany({ where, data });
      mail().wake();
      return count === 0 ? "missing" : [];
    },

    /** All messages as a CSV file, named after today's date in the site's time zone. */
    async exportAll(now: Date) {
      const { timeZone: zone } = await readSite(strapi.db.connection);
      const day = DateTime.fromJSDate(now, { zone }).toFormat("yyyy-MM-dd");
      return { fileName: `messages-${day}.csv`, pieces: messagesAsCsv(strapi.db.connection) };
    },

    async settings(): Promise<MessageSettings> {
      const [keepDays, mailTo] = await Promise.all([readKeepDays(strapi), mail().address()]);
      return { keepDays, mailTo };
    },

    /** Saves the settings and deletes what has expired under them. */
    async updateSettings({ keepDays }: MessageSettingsDraft): Promise<Saved> {
      await saveKeepDays(strapi, keepDays);
      await deleteExpired(strapi);
      return [];
    },
  };
};

export default inboxService;
