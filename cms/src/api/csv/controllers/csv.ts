import { errors } from "@strapi/utils";
import { csvMessages, csvNames, exportNames } from "shared-types/csv/codes";
import { csvCalls } from "shared-types/csv/calls";
import type { CallContext } from "../../../http/call-context";
import { orNotFound, readId } from "../../../http/handlers";
import { readBody } from "../../../http/read-body";
import { refuse } from "../../../http/refuse";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";
import { isDryRun } from "../is-dry-run";
import { receiveCsv } from "../receive-csv";
import { refusingCsv } from "../refusing-csv";

/** The file that the address names. @throws NotFoundError */
function nameIn<Name extends string>(ctx: CallContext, names: readonly Name[]): Name {
  const name = names.find((known) => known === ctx.params["name"]);
  if (name === undefined) throw new errors.NotFoundError(csvMessages.missing);
  return name;
}

export default controllerOf(csvCalls, (strapi, calls) => {
  const csv = () => serviceOf(strapi, "api::csv.csv");
  return {
    async csvExport(ctx) {
      const name = nameIn(ctx, exportNames);
      const lines = await csv().export(name);
      ctx.attachment(`${name}.csv`);
      ctx.type = "text/csv; charset=utf-8";
      return lines;
    },

    /** Reads the form itself, so that nothing is read before the policy has let the owner through. */
    csvImport: refusingCsv(async (ctx) => {
      const name = nameIn(ctx, csvNames);
      const way = { isDryRun: isDryRun(ctx), ifMatch: ctx.get("if-match") };
      const { fileName, text } = await receiveCsv(ctx.req, calls.csvImport);
      const imported = await csv().import(name, text, { ...way, fileName });
      if (imported === "changed") return refuse(ctx, 412, csvMessages.changedSince);
      ctx.set("ETag", imported.etag);
      return imported.report;
    }),

    csvImports: () => csv().imports(),

    csvImported: async (ctx) => {
      const id = readId(ctx, "id", csvMessages.importMissing);
      return orNotFound(await csv().imported(id), csvMessages.importMissing);
    },

    async csvImportUndo(ctx) {
      const wanted = await readBody(ctx, calls.csvImportUndo);
      const undone = await csv().undo(wanted, ctx.get("if-match"));
      if (undone === "missing") throw new errors.NotFoundError(csvMessages.importMissing);
      if (undone === "undone") return refuse(ctx, 409, csvMessages.undoneAlready);
      if (undone === "changed") return refuse(ctx, 412, csvMessages.undoChanged);
      ctx.set("ETag", undone.etag);
      return undone.undo;
    },
  };
});
