import { createReadStream } from "node:fs";
import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { backupMessages, type BackupTicket } from "shared-types";
import { backupTicketSchema } from "shared-types/schemas";
import type { CallContext } from "../../../http/call-context";
import { readBody } from "../../../http/read-body";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const backup = () => serviceOf(strapi, "api::backup.backup");
  return {
    async list(ctx: CallContext) {
      ctx.body = await backup().list();
    },

    async make(ctx: CallContext) {
      backup().begin();
      ctx.body = [];
    },

    async ticket(ctx: CallContext) {
      const { name } = await readBody(ctx, backupTicketSchema);
      const ticket = backup().issueToken(name);
      if (ticket === null) throw new errors.NotFoundError(backupMessages.missing);
      ctx.body = { ticket } satisfies BackupTicket;
    },

    async file(ctx: CallContext) {
      ctx.set("Cache-Control", "no-store");
      const found = backup().redeemToken(ctx.params["ticket"] ?? "");
      if (!found) throw new errors.NotFoundError(backupMessages.ticketUsed);
      ctx.attachment(found.name);
      ctx.type = "application/x-tar";
      ctx.length = found.bytes;
      ctx.body = createReadStream(found.path);
    },
  };
};
