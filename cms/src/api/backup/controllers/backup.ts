import { createReadStream } from "node:fs";
import { backupMessages } from "shared-types/backup/codes";
import { backupCalls } from "shared-types/backup/calls";
import { orNotFound } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(backupCalls, (strapi, calls) => {
  const backup = () => serviceOf(strapi, "api::backup.backup");
  return {
    backups: () => backup().list(),

    async backupMake() {
      backup().begin();
      return [];
    },

    async backupTicket(ctx) {
      const { name } = await readBody(ctx, calls.backupTicket);
      return { ticket: orNotFound(backup().issueToken(name), backupMessages.missing) };
    },

    async backupFile(ctx) {
      ctx.set("Cache-Control", "no-store");
      const found = orNotFound(
        backup().redeemToken(ctx.params["ticket"] ?? ""),
        backupMessages.ticketUsed,
      );
      ctx.attachment(found.name);
      ctx.type = "application/x-tar";
      ctx.length = found.bytes;
      return createReadStream(found.path);
    },
  };
});
