import type { Publish, PublishState } from "shared-types/publish/answers";
import { expect, test } from "vitest";
import { changeWords, entryWords, progressWords, waitingWords } from "./publish-words";

test.each([
  ["", 3, ""],
  ["https://garden.example", 0, ""],
  ["https://garden.example", 1, "1 change not published yet"],
  ["https://garden.example", 1200, "1,200 changes not published yet"],
  ["https://garden.example", -1, "Changes not published yet"],
])("to the address '%s' %i changes wait: '%s'", (address, waiting, words) => {
  const settings = { address } as Publish["settings"];
  expect(waitingWords({ settings, waiting })).toBe(words);
});

test("what changes and how far it is", () => {
  expect(changeWords({ pages: 0, photos: 0, bytes: 0, removed: 2 })).toBe("nothing new");
  expect(changeWords({ pages: 1, photos: 3, bytes: 1_200_000, removed: 0 })).toBe(
    "1 page, 3 photo files, 1.2 MB",
  );
  const making = { phase: "making", done: 1200, all: 0 } as PublishState;
  expect(progressWords(making)).toBe("Making pages");
  expect(progressWords({ ...making, all: 3100 })).toBe("Making pages: 1,200 of 3,100");
  expect(progressWords({ ...making, phase: "sending", all: 3100 })).toBe(
    "Sending files: 1,200 of 3,100",
  );
});

test("how a publish ended, and what began it", () => {
  const entry = { outcome: "done", when: "night" } as Publish["history"][number];
  expect(entryWords(entry)).toBe("Published, in the night");
  expect(entryWords({ ...entry, outcome: "failed", when: "saves" })).toBe(
    "Failed, after your changes",
  );
  expect(entryWords({ ...entry, outcome: "cancelled", when: "hand" })).toBe("Canceled");
});
