import type { Core } from "@strapi/strapi";
import { historyMessages } from "shared-types";
import { binRestoreSchema, keptRecordSchema } from "shared-types/schemas";
import type { CallContext } from "../../../http/call-context";
import { saveBody } from "../../../http/save-body";
import { serviceOf } from "../../../platform/services";

const { notInBin } = historyMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const bin = () => serviceOf(strapi, "api::history.bin");
  return {
    async all(ctx: CallContext) {
      ctx.body = await bin().all();
    },

    async restore(ctx: CallContext) {
      await saveBody(ctx, binRestoreSchema, notInBin, (wanted) => bin().restore(wanted));
    },

    async remove(ctx: CallContext) {
      await saveBody(ctx, keptRecordSchema, notInBin, (wanted) => bin().remove(wanted));
    },
  };
};
