import { describe, expect, it } from "vitest";
import { importMessages } from "shared-types/photo/import-messages";
import { uploadMaxBytes } from "shared-types/photo/import";
import { refusalOf } from "./assess-file";
import {
  afterEvent,
  emptyQueue,
  nextToSend,
  tallyOf,
  type UploadEvent,
  type UploadQueue,
} from "./upload-queue";

const fileOf = (name: string, { size = 10, type = "image/jpeg" } = {}) => {
  const file = new File([], name, { type, lastModified: 1 });
  Object.defineProperty(file, "size", { value: size });
  return file;
};
const adding = (...names: string[]): UploadEvent => ({
  type: "added",
  files: names.map((name) => ({ file: fileOf(name), sidecars: [], refusal: "" })),
});
const after = (...events: UploadEvent[]) => events.reduce(afterEvent, emptyQueue);
const kinds = ({ uploads }: UploadQueue) => uploads.map(({ state }) => state.kind);

describe("the queue of uploads", () => {
  it("sends two at a time, in their order", () => {
    const queue = after(adding("a.jpg", "b.jpg", "c.jpg"));
    expect(nextToSend(queue).map(({ file }) => file.name)).toEqual(["a.jpg", "b.jpg"]);
    const one = afterEvent(queue, { type: "started", id: 1 });
    expect(nextToSend(one).map(({ id }) => id)).toEqual([2]);
    const two = afterEvent(one, { type: "started", id: 2 });
    expect(nextToSend(two)).toEqual([]);
    const done = afterEvent(two, { type: "uploaded", id: 1, fileName: "a.jpg" });
    expect(nextToSend(done).map(({ id }) => id)).toEqual([3]);
  });

  it("takes a file once, however often it is chosen", () => {
    expect(kinds(after(adding("a.jpg", "a.jpg"), adding("a.jpg", "b.jpg")))).toHaveLength(2);
  });

  it("keeps what waits while it is stopped, and sends it when it goes on", () => {
    const stopped = after(
      adding("a.jpg", "b.jpg"),
      { type: "started", id: 1 },
      { type: "stopped" },
      { type: "returned", id: 1 },
    );
    expect(kinds(stopped)).toEqual(["waiting", "waiting"]);
    expect(nextToSend(stopped)).toEqual([]);
    expect(nextToSend(afterEvent(stopped, { type: "resumed" }))).toHaveLength(2);
  });

  it("does not go on by itself where the owner has stopped it", () => {
    expect(after(adding("a.jpg"), { type: "stopped" }, { type: "lost" }).phase).toBe("stopped");
    expect(after(adding("a.jpg"), { type: "lost" }).phase).toBe("away");
  });

  it("takes by itself what was refused beside others", () => {
    const refused = { file: fileOf("a.jpg"), sidecars: [], refusal: "edited" };
    const queue = after({ type: "added", files: [refused] });
    expect(kinds(afterEvent(queue, { type: "added", files: [refused] }))).toEqual(["refused"]);
    expect(kinds(afterEvent(queue, adding("a.jpg")))).toEqual(["waiting"]);
  });

  it("tries again what failed, one or all, and never what was refused", () => {
    const queue = after(
      adding("a.jpg", "b.jpg", "c.txt"),
      { type: "failed", id: 1, reason: "busy" },
      { type: "failed", id: 2, reason: "busy" },
      { type: "refused", id: 3, reason: "no photo" },
    );
    expect(kinds(afterEvent(queue, { type: "retried", id: 2 }))).toEqual([
      "failed",
      "waiting",
      "refused",
    ]);
    expect(kinds(afterEvent(queue, { type: "retried" }))).toEqual([
      "waiting",
      "waiting",
      "refused",
    ]);
  });

  it("counts bytes of what is on its way and leaves out what was refused", () => {
    const queue = after(
      adding("a.jpg", "b.jpg", "c.jpg", "d.jpg"),
      { type: "uploaded", id: 1, fileName: "a-2.jpg" },
      { type: "sent", id: 2, sent: 4 },
      { type: "refused", id: 3, reason: "no photo" },
    );
    expect(tallyOf(queue)).toMatchObject({ total: 3, bytes: 30, bytesSent: 14 });
    expect(tallyOf(queue).troubled.map(({ id }) => id)).toEqual([3]);
  });

  it("lets go of what was removed or imported", () => {
    const all = after(adding("a.jpg", "b.jpg", "c.jpg"));
    const rest = afterEvent(all, { type: "forgotten", ids: new Set([2, 3]) });
    expect(rest.uploads.map(({ id }) => id)).toEqual([1]);
    expect(afterEvent(rest, adding("c.jpg")).uploads.map(({ id }) => id)).toEqual([1, 4]);
  });
});

describe("a file that need not be sent", () => {
  it.each([
    [fileOf("notes.txt", { type: "text/plain" }), importMessages.notPhoto],
    [fileOf("drawing.svg", { type: "image/svg+xml" }), importMessages.notPhoto],
    [fileOf("film.mov", { type: "" }), importMessages.video],
    [fileOf("empty.jpg", { size: 0 }), importMessages.empty],
    [fileOf("big.tif", { size: uploadMaxBytes + 1 }), importMessages.tooBig],
    [fileOf("full.tif", { size: uploadMaxBytes }), ""],
    [fileOf("IMG_1.HEIC", { type: "" }), ""],
    [fileOf("no extension", { type: "" }), ""],
    [fileOf("odd.name", { type: "image/png" }), ""],
  ])("%o", (file, refusal) => {
    expect(refusalOf(file)).toBe(refusal);
  });
});
