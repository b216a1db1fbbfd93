import { createReadStream } from "node:fs";
import { backupMessages } from "shared-types/backup/codes";
import type { BackupTicket } from "shared-types/backup/answers";
import { backupCalls } from "shared-types/backup/owner";
import { answers, orNotFound } from "../../../http/handlers";
import type { CallContext } from "../../../http/call-context";
import { readBody } from "../../../http/read-body";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

export default controllerOf(backupCalls, (strapi, calls) => {
  const backup = () => serviceOf(strapi, "api::backup.backup");
  return {
    backups: answers(() => backup().list()),

    async backupMake(ctx: CallContext) {
      backup().begin();
      ctx.body = [];
    },

    async backupTicket(ctx: CallContext) {
      const { name } = await readBody(ctx, calls.backupTicket);
      ctx.body = {
        ticket: orNotFound(backup().issueToken(name), backupMessages.missing),
      } satisfies BackupTicket;
    },

    async backupFile(ctx: CallContext) {
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
});
