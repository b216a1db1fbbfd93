import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { exportNames, sheetMessages, sheetNames } from "shared-types";
import type { CallContext } from "../../../lib/call-context";
import { CsvFault } from "../../../lib/read-csv";
import { refuse } from "../../../lib/refuse";
import { UploadFault } from "../../../photos/upload-fault";
import { serviceOf } from "../../../services";
import { takeSheet } from "../../../sheets/take-sheet";

/** Which of these files the address names. @throws NotFoundError */
function nameIn<Name extends string>(ctx: CallContext, names: readonly Name[]): Name {
  const name = names.find((known) => known === ctx.params["name"]);
  if (name === undefined) throw new errors.NotFoundError(sheetMessages.missing);
  return name;
}

/** A dry run, unless the query says otherwise. @throws ValidationError */
function isDryRun({ query: { dryRun } }: CallContext): boolean {
  if (dryRun === undefined || dryRun === "true") return true;
  if (dryRun === "false") return false;
  throw new errors.ValidationError(sheetMessages.dryRun);
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const sheets = () => serviceOf(strapi, "api::sheet.sheet");
  return {
    async export(ctx: CallContext) {
      const name = nameIn(ctx, exportNames);
      ctx.body = await sheets().export(name);
      ctx.attachment(`${name}.csv`);
      ctx.type = "text/csv; charset=utf-8";
    },

    /** Reads the form itself: nobody has looked at it before the policy let the owner through. */
    async import(ctx: CallContext) {
      const name = nameIn(ctx, sheetNames);
      const way = { isDryRun: isDryRun(ctx), ifMatch: ctx.get("if-match") };
      try {
        const imported = await sheets().import(name, await takeSheet(ctx.req), way);
        if (imported === "changed") refuse(ctx, 412, sheetMessages.changedSince);
        else {
          ctx.set("ETag", imported.etag);
          ctx.body = imported.report;
        }
      } catch (error) {
        if (error instanceof CsvFault) refuse(ctx, 400, error.message);
        else if (error instanceof UploadFault) refuse(ctx, error.status, error.message);
        else throw error;
      }
    },
  };
};
