import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { historyMessages, keptKinds } from "shared-types";
import { changeUndoSchema } from "shared-types/schemas";
import type { CallContext } from "../../../http/call-context";
import { readId } from "../../../http/read-id";
import { saveBody } from "../../../http/save-body";
import { serviceOf } from "../../../platform/services";

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const history = () => serviceOf(strapi, "api::history.history");
  return {
    async of(ctx: CallContext) {
      const id = readId(ctx, "id", historyMessages.missing);
      const kind = keptKinds.find((known) => known === ctx.params["kind"]);
      const found = kind && (await history().of({ kind, id }));
      if (!found) throw new errors.NotFoundError(historyMessages.missing);
      ctx.set("ETag", found.etag);
      ctx.body = found.changes;
    },

    async undo(ctx: CallContext) {
      await saveBody(ctx, changeUndoSchema, historyMessages.changeMissing, (wanted) =>
        history().undo(wanted, ctx.get("if-match")),
      );
    },
  };
};
