import { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import { inboxCalls, inboxMessages } from "shared-types";
import { answers, orNotFound, saves, savesById } from "../../../http/handlers";
import type { CallContext } from "../../../http/call-context";
import { readBody } from "../../../http/read-body";
import { readId } from "../../../http/read-id";
import { serviceOf } from "../../../platform/services";

const { missing } = inboxMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const inbox = () => serviceOf(strapi, "api::contact.inbox");
  return {
    page: answers(async (ctx) => inbox().page(await readBody(ctx, inboxCalls.messages))),
    one: answers(async (ctx) => orNotFound(await inbox().one(readId(ctx, "id", missing)), missing)),
    counts: answers(() => inbox().counts()),
    mark: saves(inboxCalls.messagesMark, missing, (marks) => inbox().mark(marks)),
    remove: saves(inboxCalls.messagesDelete, missing, ({ messageIds }) =>
      inbox().remove(messageIds),
    ),
    send: savesById(missing, (id) => inbox().send(id)),

    async exportAll(ctx: CallContext) {
      const { fileName, pieces } = await inbox().exportAll(new Date());
      ctx.attachment(fileName);
      ctx.type = "text/csv; charset=utf-8";
      ctx.body = Readable.from(pieces);
    },

    settings: answers(() => inbox().settings()),
    updateSettings: saves(inboxCalls.messageSettingsUpdate, missing, (draft) =>
      inbox().updateSettings(draft),
    ),
  };
};
