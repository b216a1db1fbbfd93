import type { Core } from "@strapi/strapi";
import { loadMessages } from "shared-types";
import { answerSave } from "../../../lib/answer-save";
import type { CallContext } from "../../../lib/call-context";
import { readId } from "../../../lib/read-id";
import { serviceOf } from "../../../services";

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
