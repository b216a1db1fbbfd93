import { historyMessages, keptKinds } from "shared-types/history/codes";
import { historyCalls } from "shared-types/history/calls";
import { answersToEdit, orNotFound, saves, readId } from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const { missing, changeMissing, notInBin } = historyMessages;

export default controllerOf(historyCalls, (strapi, calls) => {
  const history = () => serviceOf(strapi, "api::history.history");
  const bin = () => serviceOf(strapi, "api::history.bin");
  return {
    history: answersToEdit(async (ctx) => {
      const id = readId(ctx, "id", missing);
      const kind = keptKinds.find((known) => known === ctx.params["kind"]);
      return orNotFound(kind && (await history().of({ kind, id })), missing);
    }),

    changeUndo: saves(calls.changeUndo, changeMissing, (wanted, ctx) =>
      history().undo(wanted, ctx.get("if-match")),
    ),
    bin: () => bin().all(),
    binRestore: saves(calls.binRestore, notInBin, (wanted) => bin().restore(wanted)),
    binDelete: saves(calls.binDelete, notInBin, (wanted) => bin().remove(wanted)),
  };
});
