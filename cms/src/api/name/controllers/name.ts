import { nameMessages } from "shared-types/name/codes";
import { nameCalls } from "shared-types/name/calls";
import { namesQuerySchema } from "shared-types/name/schema";
import { answered } from "../../../http/call-context";
import { orNotFound, savesById, readId } from "../../../http/handlers";
import { readQuery } from "../../../http/read-body";
import { refuse } from "../../../http/refuse";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";
import { isDryRun } from "../../csv/is-dry-run";
import { refusingCsv } from "../../csv/refusing-csv";
import { namesFile } from "../files";
import { receiveBook } from "../receive-book";
import { beginRun, runOf } from "../runs";

/** What takes longer is followed by its run. */
const patienceMs = 1000;

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

export default controllerOf(nameCalls, (strapi, calls) => {
  const service = () => serviceOf(strapi, "api::name.name");
  return {
    async names(ctx) {
      const { q, kind } = await readQuery(ctx, namesQuerySchema);
      return service().find(q, kind);
    },

    nameBooks: () => service().books(),

    /** Reads the form itself, so that nothing is read before the policy has let the owner through. */
    nameBookImport: refusingCsv(async (ctx) => {
      const task = isDryRun(ctx) ? "count" : "add";
      const { file, fileName, letGo } = await receiveBook(ctx.req, calls.nameBookImport);
      let begun;
      try {
        begun = beginRun({ task, names: namesFile(), file, fileName });
      } catch (error) {
        await letGo();
        throw error;
      }
      const { runId, finished } = begun;
      const ended = finished.then((run) => letGo().then(() => run));
      const run = await Promise.race([ended, later(patienceMs)]);
      if (run) return run.report ?? refuse(ctx, 400, run.problem);
      ctx.status = 202;
      ctx.body = { runId };
      return answered;
    }),

    nameBookRun: async (ctx) =>
      orNotFound(runOf(readId(ctx, "runId", nameMessages.noRun)), nameMessages.noRun),

    nameBookDelete: savesById(nameMessages.missing, (id) => service().remove(id)),
  };
});
