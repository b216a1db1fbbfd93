import type { Core } from "@strapi/strapi";
import { historyCalls, historyMessages } from "shared-types";
import { answers, saves } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

const { notInBin } = historyMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const bin = () => serviceOf(strapi, "api::history.bin");
  return {
    all: answers(() => bin().all()),
    restore: saves(historyCalls.binRestore, notInBin, (wanted) => bin().restore(wanted)),
    remove: saves(historyCalls.binDelete, notInBin, (wanted) => bin().remove(wanted)),
  };
};
