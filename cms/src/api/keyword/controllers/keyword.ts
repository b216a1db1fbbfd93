import type { Core } from "@strapi/strapi";
import { keywordCalls, keywordMessages } from "shared-types";
import { answers, saves, savesById } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

const { missing } = keywordMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const keywords = () => serviceOf(strapi, "api::keyword.keyword");
  return {
    all: answers(() => keywords().all()),
    add: saves(keywordCalls.keywordAdd, missing, (draft) => keywords().add(draft)),
    update: saves(keywordCalls.keywordUpdate, missing, (draft) =>
      keywords().update(draft.keywordId, draft),
    ),
    merge: saves(keywordCalls.keywordMerge, missing, (draft) => keywords().merge(draft)),
    remove: savesById(missing, (id) => keywords().remove(id)),
  };
};
