import { Readable } from "node:stream";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { inboxMessages } from "shared-types";
import {
  messageFilterSchema,
  messageIdsSchema,
  messageSettingsSchema,
  messagesMarkSchema,
} from "shared-types/schemas";
import { answerSave } from "../../../http/answer-save";
import type { CallContext } from "../../../http/call-context";
import { readBody } from "../../../http/read-body";
import { readId } from "../../../http/read-id";
import { saveBody } from "../../../http/save-body";
import { serviceOf } from "../../../platform/services";

const { missing } = inboxMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const inbox = () => serviceOf(strapi, "api::contact.inbox");
  return {
    async page(ctx: CallContext) {
      ctx.body = await inbox().page(await readBody(ctx, messageFilterSchema));
    },

    async one(ctx: CallContext) {
      const message = await inbox().one(readId(ctx, "id", missing));
      if (!message) throw new errors.NotFoundError(missing);
      ctx.body = message;
    },

    async counts(ctx: CallContext) {
      ctx.body = await inbox().counts();
    },

    async mark(ctx: CallContext) {
      await saveBody(ctx, messagesMarkSchema, missing, (marks) => inbox().mark(marks));
    },

    async remove(ctx: CallContext) {
      await saveBody(ctx, messageIdsSchema, missing, ({ messageIds }) =>
        inbox().remove(messageIds),
      );
    },

    async send(ctx: CallContext) {
      answerSave(ctx, await inbox().send(readId(ctx, "id", missing)), missing);
    },

    async exportAll(ctx: CallContext) {
      const { fileName, pieces } = inbox().exportAll(new Date());
      ctx.attachment(fileName);
      ctx.type = "text/csv; charset=utf-8";
      ctx.body = Readable.from(pieces);
    },

    async settings(ctx: CallContext) {
      ctx.body = await inbox().settings();
    },

    async updateSettings(ctx: CallContext) {
      await saveBody(ctx, messageSettingsSchema, missing, (draft) => inbox().updateSettings(draft));
    },
  };
};
