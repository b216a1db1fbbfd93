import type { Core } from "@strapi/strapi";
import { loadMessages } from "shared-types";
import { answerSave } from "../../../http/answer-save";
import type { CallContext } from "../../../http/call-context";
import { readId } from "../../../http/read-id";
import { serviceOf } from "../../../platform/services";

const missing = loadMessages.photos;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const bin = () => serviceOf(strapi, "api::photo.bin");
  return {
    async put(ctx: CallContext) {
      answerSave(ctx, await bin().put(readId(ctx, "id", missing)), missing);
    },

    async restore(ctx: CallContext) {
      answerSave(ctx, await bin().restore(readId(ctx, "id", missing)), missing);
    },
  };
};
