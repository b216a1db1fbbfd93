import type { ObjectSchema } from "yup";
import {
  keywordMessages,
  type KeywordDraft,
  type KeywordMerge,
  type KeywordUpdate,
} from "../keyword";
import { limits } from "../limits";
import { closed } from "./closed";
import { recordId } from "./number";
import { requiredText } from "./text";

const keyword = requiredText("Keyword", limits.keyword, keywordMessages.required);

export const keywordDraftSchema: ObjectSchema<KeywordDraft> = closed({ keyword });

export const keywordUpdateSchema: ObjectSchema<KeywordUpdate> = closed({
  keywordId: recordId,
  keyword,
});

export const keywordMergeSchema: ObjectSchema<KeywordMerge> = closed({
  keywordId: recordId,
  intoId: recordId.test(
    "other",
    keywordMessages.same,
    (intoId, { parent }) => intoId !== (parent as KeywordMerge).keywordId,
  ),
});
