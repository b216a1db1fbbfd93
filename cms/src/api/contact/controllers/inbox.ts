import { Readable } from "node:stream";
import { inboxMessages } from "shared-types/inbox/codes";
import { inboxCalls } from "shared-types/inbox/calls";
import { orNotFound, saves, savesById, readId } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const { missing } = inboxMessages;

export default controllerOf(inboxCalls, (strapi, calls) => {
  const inbox = () => serviceOf(strapi, "api::contact.inbox");
  return {
    messages: async (ctx) => inbox().page(await readBody(ctx, calls.messages)),
    message: async (ctx) => orNotFound(await inbox().one(readId(ctx, "id", missing)), missing),
    messageCounts: () => inbox().counts(),
    messagesMark: saves(calls.messagesMark, missing, (marks) => inbox().mark(marks)),
    messagesDelete: saves(calls.messagesDelete, missing, ({ messageIds }) =>
      inbox().remove(messageIds),
    ),
    messageSend: savesById(missing, (id) => inbox().send(id)),

    async messagesExport(ctx) {
      const { fileName, pieces } = await inbox().exportAll(new Date());
      ctx.attachment(fileName);
      ctx.type = "text/csv; charset=utf-8";
      return Readable.from(pieces);
    },

    messageSettings: () => inbox().settings(),
    messageSettingsUpdate: saves(calls.messageSettingsUpdate, missing, (draft) =>
      inbox().updateSettings(draft),
    ),
  };
});
