import type { Knex } from "knex";
import { expect, test } from "vitest";
import { createChangeSignals } from "../../src/cache/changes/change-signals";

test("the database is asked once more after a write has settled, also if nobody asked in between", () => {
  const signals = createChangeSignals({ on: () => undefined } as unknown as Knex);
  signals.setListening(true);
  const writtenAt = performance.now();
  const needsCheck = (lookedAfter: number, nowAfter: number) =>
    signals.needsCheck(writtenAt + lookedAfter, writtenAt + nowAfter);
  expect(needsCheck(100, 200)).toBe(true);
  // The last look was before the write, or before its transaction may have ended.
  expect(needsCheck(-1000, 2500)).toBe(true);
  expect(needsCheck(100, 2500)).toBe(true);
  expect(needsCheck(2100, 2500)).toBe(false);
  // Without a signal it is asked every five seconds.
  expect(needsCheck(2100, 7200)).toBe(true);
});
