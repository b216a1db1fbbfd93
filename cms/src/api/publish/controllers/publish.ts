import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { publishMessages } from "shared-types/publish/codes";
import { publishCalls } from "shared-types/publish/calls";
import { asksAsOwner } from "../../../http/asks-as-owner";
import { orNotFound, saves } from "../../../http/handlers";
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
    publish: () => runs().read(),

    publishSettings: saves(calls.publishSettings, "", (draft) => runs().save(draft)),

    publishTest: saves(calls.publishTest, "", (draft) => runs().test(draft)),

    async publishRun(ctx) {
      const { dryRun } = await readBody(ctx, calls.publishRun);
      const { settings } = await runs().read();
      const runId = settings.address === "" ? 0 : await runs().begin(dryRun, "hand");
      if (runId === 0) return refuse(ctx, 400, publishMessages.notSetUp);
      if (runId === null) return refuse(ctx, 409, publishMessages.running);
      ctx.status = 202;
      return { runId };
    },

    async publishCancel() {
      await runs().cancel();
      return [];
    },

    async publishTicket() {
      orNotFound(await zip(), publishMessages.noZip);
      return { ticket: tokens.issue(zipName, Date.now()) };
    },

    async publishZip(ctx) {
      ctx.set("Cache-Control", "no-store");
      const { ticket } = ctx.query;
      const mayHave =
        (await asksAsOwner(strapi, ctx)) ||
        (typeof ticket === "string" && tokens.redeem(ticket, Date.now()) !== null);
      const found = orNotFound(mayHave ? await zip() : null, publishMessages.noZip);
      ctx.attachment(zipName);
      ctx.type = "application/zip";
      ctx.length = found.size;
      return createReadStream(zipFile());
    },
  };
});
