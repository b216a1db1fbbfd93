import { keywordMessages } from "shared-types/keyword/codes";
import { keywordCalls } from "shared-types/keyword/calls";
import { saves, savesById, updates } from "../../../http/handlers";
import { controllerOf } from "../../../http/routes";
import { serviceOf } from "../../../platform/services";

const { missing } = keywordMessages;

export default controllerOf(keywordCalls, (strapi, calls) => {
  const keywords = () => serviceOf(strapi, "api::keyword.keyword");
  return {
    keywords: () => keywords().all(),
    keywordAdd: saves(calls.keywordAdd, missing, (draft) => keywords().add(draft)),
    keywordUpdate: updates(calls.keywordUpdate, "keywordId", keywords),
    keywordMerge: saves(calls.keywordMerge, missing, (draft) => keywords().merge(draft)),
    keywordDelete: savesById(missing, (id) => keywords().remove(id)),
  };
});
