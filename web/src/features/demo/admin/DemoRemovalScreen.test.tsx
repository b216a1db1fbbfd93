import { act } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { DemoRemoval } from "shared-types/demo/answers";
import { ApiError } from "../../../lib/errors";
import { host, render, setStage, site } from "../../../components/form/stage.fixture";
import { onSite } from "../../../lib/stage.fixture";
import { DemoRemovalScreen } from "./DemoRemovalScreen";

const calls = vi.hoisted(() => ({
  ownerRead: vi.fn<(what: unknown, asked?: { body: { dryRun: boolean } }) => Promise<unknown>>(),
}));
vi.mock(import("../../../lib/owner-calls"), async (original) => ({
  ...(await original()),
  ...(calls as object),
}));

setStage();

const plan = {
  ...{ removed: { plants: 2 }, kept: [], backup: "" },
} as unknown as DemoRemoval;

let isBackingUp = false;
let end: { done: () => void; fail: (error: unknown) => void };
const answer = (what: unknown, asked?: { body: { dryRun: boolean } }) =>
  what === "GET /api/backups"
    ? Promise.resolve({ isRunning: isBackingUp })
    : asked?.body.dryRun
      ? Promise.resolve(plan)
      : new Promise((resolve, reject) => {
          end = { done: () => resolve({ ...plan, backup: "b.tar" }), fail: reject };
        });

const press = (words: string) =>
  act(async () =>
    [...host.querySelectorAll("button")].find(({ textContent }) => textContent === words)?.click(),
  );
const said = () => host.querySelector("[role=status]")?.textContent;
const later = () => act(() => vi.advanceTimersByTimeAsync(1000));

async function open() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  calls.ownerRead.mockImplementation(answer);
  isBackingUp = false;
  await act(async () => render(onSite(site, <DemoRemovalScreen />)));
}

/** Opens the screen, and removes the demo. */
async function remove() {
  await open();
  await press("Remove the demo garden…");
  await press("Back up and remove");
}

test("it tells how far it is: the backup, which may not have begun yet, the removal, the end", async () => {
  await remove();
  expect(said()).toBe("Making a backup...");
  await later();
  expect(said()).toBe("Making a backup...");
  isBackingUp = true;
  await later();
  expect(said()).toBe("Making a backup...");
  isBackingUp = false;
  await later();
  expect(said()).toBe("Removing the demo garden...");
  await later();
  expect(said()).toBe("Removing the demo garden...");
  await act(async () => end.done());
  expect(said()).toBe("- Demo garden removed -");
  expect(host.textContent).toContain("b.tar");
});

test("a removal that goes on elsewhere is waited for", async () => {
  calls.ownerRead.mockRejectedValueOnce(new ApiError(409, "conflict", ""));
  await open();
  expect(said()).toBe("Removing the demo garden...");
  await later();
  await later();
  await press("Remove the demo garden…");
  expect(host.textContent).toContain("Back up and remove");
});

test.each([
  [new ApiError(503, "internal", "The disk is full."), "The disk is full."],
  [
    new ApiError(500, "internal", "Oops."),
    "Couldn’t remove the demo garden. Nothing was lost: please try again.",
  ],
])("after a failure it can be tried again", async (error, words) => {
  await remove();
  await act(async () => end.fail(error));
  expect(host.querySelector("[role=alert]")?.textContent).toBe(words);
  await press("Remove the demo garden…");
  await press("Back up and remove");
  expect(said()).toBe("Making a backup...");
});
