import { expect, test, vi } from "vitest";
import { importMessages } from "shared-types/photo/import-messages";
import type { ImportProgress, PhotosImported } from "shared-types/photo/answers";
import { ApiError } from "../../../../lib/errors";
import { createImportWatch, isDuplicateOnly } from "./import-watch";

const away = () => new ApiError(0, "network", "away");
const settled = () => new Promise((resolve) => setTimeout(resolve));

const resultOf = (imported: number): PhotosImported => ({
  errors: [],
  imported,
  skipped: 0,
  same: [],
  failed: [],
  photos: [],
  newKeywords: [],
  openDates: [],
});
const idle = (result: PhotosImported | null): ImportProgress => ({
  state: "idle",
  total: 0,
  done: 0,
  current: "",
  waiting: 0,
  result,
});
const running: ImportProgress = {
  state: "running",
  total: 9,
  done: 3,
  current: "a.jpg",
  waiting: 0,
  result: null,
};

/** A server whose import the test controls; each `tick` runs the next poll. */
function setUp(first: ImportProgress) {
  const server = { progress: first, isReached: true };
  const calls: { resolve: (r: PhotosImported) => void; reject: (e: Error) => void }[] = [];
  let next = () => {};
  const onOver = vi.fn();
  const watch = createImportWatch({
    start: () => new Promise((resolve, reject) => calls.push({ resolve, reject })),
    read: async () => {
      if (!server.isReached) throw away();
      return server.progress;
    },
    pause: () =>
      new Promise((resolve) => {
        next = resolve;
      }),
    onOver,
  });
  const tick = async () => {
    next();
    await settled();
  };
  return { server, calls, watch, tick, onOver };
}

test("an import ends with the answer of its call", async () => {
  const { watch, calls, onOver } = setUp(idle(null));
  await watch.look();
  expect(watch.state.getState().phase).toBe("idle");
  watch.run("public");
  await settled();
  expect(watch.state.getState().phase).toBe("running");
  calls[0]?.resolve(resultOf(12));
  await settled();
  expect(watch.state.getState()).toMatchObject({ phase: "over", result: { imported: 12 } });
  expect(onOver).toHaveBeenCalledOnce();
});

test("a call cut off in the middle ends with what the progress tells", async () => {
  const { watch, calls, server, tick } = setUp(idle(resultOf(1)));
  await watch.look();
  watch.run("public");
  server.progress = running;
  await tick();
  calls[0]?.reject(away());
  server.isReached = false;
  await tick();
  expect(watch.state.getState()).toMatchObject({ phase: "running", isAway: true });
  server.isReached = true;
  await tick();
  expect(watch.state.getState()).toMatchObject({ isAway: false, progress: { done: 3 } });
  server.progress = idle(resultOf(9));
  await tick();
  expect(watch.state.getState()).toMatchObject({ phase: "over", result: { imported: 9 } });
});

test("a call that never got there is made again, and an old result is not taken for its end", async () => {
  const { watch, calls, tick } = setUp(idle(resultOf(1)));
  await watch.look();
  watch.run("public");
  await settled();
  calls[0]?.reject(away());
  await settled();
  await tick();
  expect(watch.state.getState().phase).toBe("running");
  expect(calls).toHaveLength(2);
  calls[1]?.resolve(resultOf(4));
  await settled();
  expect(watch.state.getState().result?.imported).toBe(4);
});

test("who comes while it runs watches it to its end, and starts none", async () => {
  const { watch, calls, server, tick } = setUp(running);
  await watch.look();
  expect(watch.state.getState().phase).toBe("running");
  await settled();
  server.progress = idle(resultOf(9));
  await tick();
  expect(watch.state.getState()).toMatchObject({ phase: "over", result: { imported: 9 } });
  expect(calls).toHaveLength(0);
});

test("a server that restarted in the middle is told of, and the button is there again", async () => {
  const { watch, server, tick } = setUp(running);
  await watch.look();
  await settled();
  server.progress = idle(null);
  await tick();
  expect(watch.state.getState().phase).toBe("idle");
  expect(watch.state.getState().fault).toContain("restarted during the import");
});

test("a fault of the server ends it with words", async () => {
  const { watch, calls } = setUp(idle(null));
  await watch.look();
  watch.run("public");
  calls[0]?.reject(new ApiError(401, "unauthenticated", "out"));
  await settled();
  expect(watch.state.getState()).toMatchObject({ phase: "idle", result: null });
  expect(watch.state.getState().fault).toContain("You are not signed in.");
});

test("names that were taken are a warning only when nothing else is wrong", () => {
  const taken = { fieldId: "", errorMessage: importMessages.duplicates };
  expect(isDuplicateOnly([taken])).toBe(true);
  expect(isDuplicateOnly([])).toBe(false);
  expect(isDuplicateOnly([taken, { fieldId: "", errorMessage: "no room" }])).toBe(false);
});
