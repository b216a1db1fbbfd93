import type { Core } from "@strapi/strapi";
import { historyMessages } from "shared-types";
import { binRestoreSchema, keptRecordSchema } from "shared-types/schemas";
import { answers, saves } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

const { notInBin } = historyMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const bin = () => serviceOf(strapi, "api::history.bin");
  return {
    all: answers(() => bin().all()),
    restore: saves(binRestoreSchema, notInBin, (wanted) => bin().restore(wanted)),
    remove: saves(keptRecordSchema, notInBin, (wanted) => bin().remove(wanted)),
  };
};
