import type { InferType } from "yup";
import { named, num, shape, str } from "../kit/fields";

export const keywordAnswers = named({
  /** `uses` counts photos; `etag` is what `keywordupdate` wants as If-Match. */
  KeywordItem: shape({ keywordId: num, keyword: str, uses: num, etag: str }),
});

export type KeywordItem = InferType<typeof keywordAnswers.KeywordItem>;
