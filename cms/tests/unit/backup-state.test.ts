import type { Core } from "@strapi/strapi";
import { expect, test } from "vitest";
import { backupState } from "../../src/api/backup/state";

/** The state of a site where `stored` is noted. */
const stateOf = (stored: object | null) =>
  backupState({ store: () => ({ get: () => Promise.resolve(stored) }) } as unknown as Core.Strapi);

const failedAt = Date.parse("2026-11-20T03:00:00Z");
const failed = { last: null, fault: "The disk is full.", failedAt };

test.each([
  ["no backup since", undefined, failed.fault],
  ["one made by hand before it", "2026-11-19T12:00:00Z", failed.fault],
  ["one made by hand after it", "2026-11-21T12:00:00Z", ""],
])("whether a failure is shown, with %s", async (_what, dateMade, fault) => {
  const newest = dateMade === undefined ? undefined : { dateMade, bytes: 1 };
  const { last, fault: told } = await stateOf(failed).read(newest);
  expect([last, told]).toEqual([newest ?? null, fault]);
});

test("an older backup in the folder is not the last one", async () => {
  const last = { dateMade: "2026-11-21T03:00:00Z", bytes: 2 };
  const state = stateOf({ ...failed, last });
  expect(await state.read({ dateMade: "2026-11-19T12:00:00Z", bytes: 1 })).toMatchObject({ last });
});
