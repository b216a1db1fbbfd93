import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { exportNames, csvMessages, csvNames } from "shared-types";
import { csvUndoSchema } from "shared-types/schemas";
import type { CallContext } from "../../../http/call-context";
import { CsvError } from "../parse";
import { CsvBusy } from "../run-alone";
import { answers, orNotFound } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { readId } from "../../../http/read-id";
import { refuse } from "../../../http/refuse";
import { UploadError } from "../../../http/upload-error";
import { serviceOf } from "../../../platform/services";
import { receiveCsv } from "../receive-csv";

/** The file that the address names. @throws NotFoundError */
function nameIn<Name extends string>(ctx: CallContext, names: readonly Name[]): Name {
  const name = names.find((known) => known === ctx.params["name"]);
  if (name === undefined) throw new errors.NotFoundError(csvMessages.missing);
  return name;
}

/** A dry run, unless the query says otherwise. @throws ValidationError */
function isDryRun({ query: { dryRun } }: CallContext): boolean {
  if (dryRun === undefined || dryRun === "true") return true;
  if (dryRun === "false") return false;
  throw new errors.ValidationError(csvMessages.dryRun);
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const csv = () => serviceOf(strapi, "api::csv.csv");
  return {
    async export(ctx: CallContext) {
      const name = nameIn(ctx, exportNames);
      ctx.body = await csv().export(name);
      ctx.attachment(`${name}.csv`);
      ctx.type = "text/csv; charset=utf-8";
    },

    /** Reads the form itself, so that nothing is read before the policy has let the owner through. */
    async import(ctx: CallContext) {
      const name = nameIn(ctx, csvNames);
      const way = { isDryRun: isDryRun(ctx), ifMatch: ctx.get("if-match") };
      try {
        const { fileName, text } = await receiveCsv(ctx.req);
        const imported = await csv().import(name, text, { ...way, fileName });
        if (imported === "changed") refuse(ctx, 412, csvMessages.changedSince);
        else {
          ctx.set("ETag", imported.etag);
          ctx.body = imported.report;
        }
      } catch (error) {
        if (error instanceof CsvError) refuse(ctx, 400, error.message);
        else if (error instanceof UploadError) refuse(ctx, error.status, error.message);
        else if (error instanceof CsvBusy) refuse(ctx, 409, error.message);
        else throw error;
      }
    },

    imports: answers(() => csv().imports()),

    imported: answers(async (ctx) => {
      const id = readId(ctx, "id", csvMessages.importMissing);
      return orNotFound(await csv().imported(id), csvMessages.importMissing);
    }),

    async undo(ctx: CallContext) {
      const wanted = await readBody(ctx, csvUndoSchema);
      try {
        const undone = await csv().undo(wanted, ctx.get("if-match"));
        if (undone === "missing") throw new errors.NotFoundError(csvMessages.importMissing);
        if (undone === "undone") refuse(ctx, 409, csvMessages.undoneAlready);
        else if (undone === "changed") refuse(ctx, 412, csvMessages.undoChanged);
        else {
          ctx.set("ETag", undone.etag);
          ctx.body = undone.undo;
        }
      } catch (error) {
        if (!(error instanceof CsvBusy)) throw error;
        refuse(ctx, 409, error.message);
      }
    },
  };
};
