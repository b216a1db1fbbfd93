import type { Core } from "@strapi/strapi";
import { keywordMessages } from "shared-types";
import { keywordDraftSchema, keywordMergeSchema, keywordUpdateSchema } from "shared-types/schemas";
import { answers, saves, savesById } from "../../../http/handlers";
import { serviceOf } from "../../../platform/services";

const { missing } = keywordMessages;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const keywords = () => serviceOf(strapi, "api::keyword.keyword");
  return {
    all: answers(() => keywords().all()),
    add: saves(keywordDraftSchema, missing, (draft) => keywords().add(draft)),
    update: saves(keywordUpdateSchema, missing, (draft) =>
      keywords().update(draft.keywordId, draft),
    ),
    merge: saves(keywordMergeSchema, missing, (draft) => keywords().merge(draft)),
    remove: savesById(missing, (id) => keywords().remove(id)),
  };
};
