import { num, shape, str } from "./fields";

export const keywordAnswers = {
  /** `uses` counts photos. */
  KeywordItem: shape({ keywordId: num, keyword: str, uses: num }),
};
