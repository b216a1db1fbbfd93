import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { dropWhenDone } from "./drop-when-done";
import { afterEvent, emptyQueue, type UploadEvent } from "./upload-queue";

const sharedAs = (name: string) => ({
  key: name,
  file: new File([name], name, { type: "image/jpeg", lastModified: 1 }),
});

test("a shared photo stays on the device until the server has it, or it is removed", () => {
  const photos = ["wren.jpg", "oak.jpg", "bee.jpg"].map(sharedAs);
  const queue = createStore(() => emptyQueue);
  const tell = (event: UploadEvent) => queue.setState((now) => afterEvent(now, event), true);
  tell({ type: "added", files: photos.map(({ file }) => ({ file, sidecars: [], refusal: "" })) });
  const dropped: string[] = [];
  dropWhenDone(photos, queue, async ({ key }) => void dropped.push(key));
  tell({ type: "started", id: 1 });
  tell({ type: "sent", id: 1, sent: 3 });
  tell({ type: "failed", id: 2, reason: "no network" });
  expect(dropped).toEqual([]);
  tell({ type: "uploaded", id: 1, fileName: "wren.jpg" });
  expect(dropped).toEqual(["wren.jpg"]);
  tell({ type: "refused", id: 2, reason: "not a photo" });
  tell({ type: "stopped" });
  expect(dropped).toEqual(["wren.jpg"]);
  tell({ type: "forgotten", ids: new Set([1, 2]) });
  expect(dropped).toEqual(["wren.jpg", "oak.jpg"]);
});

test("one that was also chosen by hand waits for that upload", () => {
  const photo = sharedAs("wren.jpg");
  const queue = createStore(() => emptyQueue);
  const twin = sharedAs("wren.jpg").file;
  queue.setState((now) =>
    afterEvent(now, { type: "added", files: [{ file: twin, sidecars: [], refusal: "" }] }),
  );
  const dropped: string[] = [];
  dropWhenDone([photo], queue, async ({ key }) => void dropped.push(key));
  expect(dropped).toEqual([]);
});
