import { historyCalls, historyMessages, keptKinds } from "shared-types";
import type { CallContext } from "../../../http/call-context";
import { answers, orNotFound, saves } from "../../../http/handlers";
import { readId } from "../../../http/read-id";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const { missing, changeMissing, notInBin } = historyMessages;

export default controllerOf(historyCalls, (strapi, calls) => {
  const history = () => serviceOf(strapi, "api::history.history");
  const bin = () => serviceOf(strapi, "api::history.bin");
  return {
    async history(ctx: CallContext) {
      const id = readId(ctx, "id", missing);
      const kind = keptKinds.find((known) => known === ctx.params["kind"]);
      const found = orNotFound(kind && (await history().of({ kind, id })), missing);
      ctx.set("ETag", found.etag);
      ctx.body = found.changes;
    },

    changeUndo: saves(calls.changeUndo, changeMissing, (wanted, ctx) =>
      history().undo(wanted, ctx.get("if-match")),
    ),
    bin: answers(() => bin().all()),
    binRestore: saves(calls.binRestore, notInBin, (wanted) => bin().restore(wanted)),
    binDelete: saves(calls.binDelete, notInBin, (wanted) => bin().remove(wanted)),
  };
});
