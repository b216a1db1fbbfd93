import { expect, test } from "vitest";
import { stageRank } from "../src/calendar/week-words";

test.each([
  [["flower"], 0],
  [["seed", "flower"], 0],
  [["seed"], 1],
  [["nest", "adult"], 1],
  [["adult"], 2],
  [["dormant"], 2],
  [[], 2],
])("%j ranks %i", (stages, rank) => {
  const about = { kind: "plants", evidence: new Set<never>(), order: "" } as const;
  expect(stageRank({ ...about, stages: new Set(stages) })).toBe(rank);
});
