import { createReadStream } from "node:fs";
import type { Core } from "@strapi/strapi";
import { backupCalls, backupMessages, type BackupTicket } from "shared-types";
import { answers, orNotFound } from "../../../http/handlers";
import type { CallContext } from "../../../http/call-context";
import { readBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const backup = () => serviceOf(strapi, "api::backup.backup");
  return {
    list: answers(() => backup().list()),

    async make(ctx: CallContext) {
      backup().begin();
      ctx.body = [];
    },

    async ticket(ctx: CallContext) {
      const { name } = await readBody(ctx, backupCalls.backupTicket);
      ctx.body = {
        ticket: orNotFound(backup().issueToken(name), backupMessages.missing),
      } satisfies BackupTicket;
    },

    async file(ctx: CallContext) {
      ctx.set("Cache-Control", "no-store");
      const found = orNotFound(
        backup().redeemToken(ctx.params["ticket"] ?? ""),
        backupMessages.ticketUsed,
      );
      ctx.attachment(found.name);
      ctx.type = "application/x-tar";
      ctx.length = found.bytes;
      ctx.body = createReadStream(found.path);
    },
  };
};
