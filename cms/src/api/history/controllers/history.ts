import type { Core } from "@strapi/strapi";
import { historyCalls, historyMessages, keptKinds } from "shared-types";
import { orNotFound, saves } from "../../../http/handlers";
import type { CallContext } from "../../../http/call-context";
import { readId } from "../../../http/read-id";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const history = () => serviceOf(strapi, "api::history.history");
  return {
    async of(ctx: CallContext) {
      const id = readId(ctx, "id", historyMessages.missing);
      const kind = keptKinds.find((known) => known === ctx.params["kind"]);
      const found = orNotFound(kind && (await history().of({ kind, id })), historyMessages.missing);
      ctx.set("ETag", found.etag);
      ctx.body = found.changes;
    },

    undo: saves(historyCalls.changeUndo, historyMessages.changeMissing, (wanted, ctx) =>
      history().undo(wanted, ctx.get("if-match")),
    ),
  };
};
