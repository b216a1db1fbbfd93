import type { InferType } from "yup";
import { keywordMessages } from "./codes";
import { limits } from "../kit/limits";
import { closed } from "../kit/closed";
import { recordId } from "../kit/number";
import { requiredText } from "../kit/text";

const keyword = requiredText("Keyword", limits.keyword, keywordMessages.required);

export const keywordDraftSchema = closed({ keyword }).meta({ id: "KeywordDraft" });

export const keywordUpdateSchema = closed({
  keywordId: recordId,
  keyword,
}).meta({ id: "KeywordUpdate" });

export const keywordMergeSchema = closed({
  keywordId: recordId,
  intoId: recordId.test(
    "other",
    keywordMessages.same,
    (intoId, { parent }) => intoId !== (parent as { keywordId: number }).keywordId,
  ),
}).meta({ id: "KeywordMerge" });

export type KeywordDraft = InferType<typeof keywordDraftSchema>;
export type KeywordMerge = InferType<typeof keywordMergeSchema>;
