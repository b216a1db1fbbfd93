import { keywordMessages } from "../keyword";
import { limits } from "../limits";
import { closed } from "./closed";
import { recordId } from "./number";
import { requiredText } from "./text";

const keyword = requiredText("Keyword", limits.keyword, keywordMessages.required);

export const keywordDraftSchema = closed({ keyword });

export const keywordUpdateSchema = closed({
  keywordId: recordId,
  keyword,
});

export const keywordMergeSchema = closed({
  keywordId: recordId,
  intoId: recordId.test(
    "other",
    keywordMessages.same,
    (intoId, { parent }) => intoId !== (parent as { keywordId: number }).keywordId,
  ),
});
