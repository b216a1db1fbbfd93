import { nameMessages } from "shared-types/name/codes";
import { nameCalls } from "shared-types/name/calls";
import type { NameBookRun } from "shared-types/name/answers";
import { namesQuerySchema } from "shared-types/name/schema";
import { answerOfSave } from "../../../http/answer-save";
import { answered, type CallContext } from "../../../http/call-context";
import { orNotFound, readId } from "../../../http/handlers";
import { readQuery } from "../../../http/read-body";
import { refuse } from "../../../http/refuse";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";
import { isDryRun } from "../../csv/is-dry-run";
import { refusingCsv } from "../../csv/refusing-csv";
import { namesFile } from "../files";
import { receiveBook } from "../receive-book";
import { beginRun, runOf, type BookRun } from "../runs";

/** What takes longer is followed by its run. */
const patienceMs = 1000;

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** A run that ends in time; null for one that does not, whose id is the answer. */
async function endedSoon(
  ctx: CallContext,
  { runId, finished }: BookRun,
): Promise<NameBookRun | null> {
  const run = await Promise.race([finished, later(patienceMs)]);
  if (run) return run;
  ctx.status = 202;
  ctx.body = { runId };
  return null;
}

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
      const run = await endedSoon(ctx, { runId, finished: ended });
      return run ? (run.report ?? refuse(ctx, 400, run.problem)) : answered;
    }),

    nameBookRun: async (ctx) =>
      orNotFound(runOf(readId(ctx, "runId", nameMessages.noRun)), nameMessages.noRun),

    async nameBookDelete(ctx) {
      const begun = service().remove(readId(ctx, "id", nameMessages.missing));
      if (typeof begun === "string" || !("runId" in begun))
        return answerOfSave(ctx, begun, nameMessages.missing);
      const run = await endedSoon(ctx, begun);
      if (!run) return answered;
      return run.problem === "" ? [] : [{ fieldId: "id", errorMessage: run.problem }];
    },
  };
});
