import { expect, test } from "vitest";
import type { SearchedRecord } from "../src/search/records";
import { TextIndex } from "../src/search/text-index";

const records = Array.from({ length: 500 }, (_, id): SearchedRecord => ({
  ...{ id, isInternal: false, page: null, texts: () => ({ nameCommon: ["Oak"] }) },
}));

test("a search while records are replaced finds them all, each as it was or is", async () => {
  const found: number[] = [];
  const index = new TextIndex(["nameCommon"], async () => void found.push(look()));
  const asked = { words: [[{ word: "oak", quality: 1 }]], needsAll: true, limit: 1 };
  const look = () => index.find({ ...asked, mayFind: () => true }).total;
  await index.replace([], records);
  found.length = 0;
  await index.replace([...records.keys()], records);
  expect([...found, look()]).toEqual([500, 500, 500]);
});
