import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { publishMessages } from "shared-types/publish/codes";
import type { PublishRun, PublishTicket } from "shared-types/publish/answers";
import { publishCalls } from "shared-types/publish/owner";
import { asksAsOwner } from "../../../http/asks-as-owner";
import type { CallContext } from "../../../http/call-context";
import { answers, orNotFound, saves } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { refuse } from "../../../http/refuse";
import { controllerOf } from "../../../http/routes";
import { DownloadTokens } from "../../../platform/download-tokens";
import { serviceOf } from "../../../platform/services";
import { zipFile } from "../targets/target";

/** The name that the browser gives it. */
const zipName = "site.zip";

export default controllerOf(publishCalls, (strapi, calls) => {
  const runs = () => serviceOf(strapi, "api::publish.run");
  const tokens = new DownloadTokens();
  const zip = () => stat(zipFile()).catch(() => null);
  return {
    publish: answers(() => runs().read()),

    publishSettings: saves(calls.publishSettings, "", (draft) => runs().save(draft)),

    publishTest: saves(calls.publishTest, "", (draft) => runs().test(draft)),

    async publishRun(ctx: CallContext) {
      const { dryRun } = await readBody(ctx, calls.publishRun);
      const { settings } = await runs().read();
      const runId = settings.address === "" ? 0 : await runs().begin(dryRun, "hand");
      if (runId === 0) refuse(ctx, 400, publishMessages.notSetUp);
      else if (runId === null) refuse(ctx, 409, publishMessages.running);
      else {
        ctx.status = 202;
        ctx.body = { runId } satisfies PublishRun;
      }
    },

    async publishCancel(ctx: CallContext) {
      await runs().cancel();
      ctx.body = [];
    },

    async publishTicket(ctx: CallContext) {
      orNotFound(await zip(), publishMessages.noZip);
      ctx.body = { ticket: tokens.issue(zipName, Date.now()) } satisfies PublishTicket;
    },

    async publishZip(ctx: CallContext) {
      ctx.set("Cache-Control", "no-store");
      const { ticket } = ctx.query;
      const mayHave =
        (await asksAsOwner(strapi, ctx)) ||
        (typeof ticket === "string" && tokens.redeem(ticket, Date.now()) !== null);
      const found = orNotFound(mayHave ? await zip() : null, publishMessages.noZip);
      ctx.attachment(zipName);
      ctx.type = "application/zip";
      ctx.length = found.size;
      ctx.body = createReadStream(zipFile());
    },
  };
});
