import { expect, test, vi } from "vitest";
import type { PhotosUploaded } from "shared-types/photo/answers";
import { importMessages } from "shared-types/photo/import-messages";
import { ApiError, type Fault } from "../../../../lib/errors";
import { createUploads } from "./uploads";

interface Sending {
  name: string;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  resolve: (answer: PhotosUploaded) => void;
  reject: (error: Error) => void;
}

const photo = (name: string) => new File(["bytes"], name, { type: "image/jpeg" });
const fault = (status: number, code: Fault) => new ApiError(status, code, "said by the server");
const taken = (fileName: string): PhotosUploaded => ({ accepted: [{ fileName }], refused: [] });

/** Uploads whose calls the test answers. */
function setUp() {
  const sendings: Sending[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
  const uploads = createUploads({
    send: ({ file: { name } }, onProgress, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
        sendings.push({ name, signal, onProgress, resolve, reject });
      }),
    pause: (ms) => new Promise((end) => pauses.push({ ms, end })),
  });
  const states = () => uploads.queue.getState().uploads.map(({ state }) => state.kind);
  return { uploads, sendings, pauses, states };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("two are sent at a time, and the next as soon as one is in", async () => {
  const { uploads, sendings, states } = setUp();
  uploads.add(["a", "b", "c"].map((name) => photo(`${name}.jpg`)));
  expect(sendings.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg"]);
  sendings[0]?.onProgress(3);
  expect(uploads.queue.getState().uploads[0]?.state).toEqual({ kind: "uploading", sent: 3 });
  sendings[0]?.resolve(taken("a-2.jpg"));
  await settled();
  expect(states()).toEqual(["uploaded", "uploading", "uploading"]);
});

test("what the server refuses carries its reason", async () => {
  const { uploads, sendings } = setUp();
  uploads.add([photo("a.jpg"), photo("b.jpg")]);
  sendings[0]?.resolve({
    accepted: [],
    refused: [{ fileName: "a.jpg", errorMessage: "no photo" }],
  });
  sendings[1]?.reject(fault(413, "tooLarge"));
  await settled();
  expect(uploads.queue.getState().uploads.map(({ state }) => state)).toEqual([
    { kind: "refused", reason: "no photo" },
    { kind: "refused", reason: "said by the server" },
  ]);
});

test("stop takes back what is on its way; going on sends it again", async () => {
  const { uploads, sendings, states } = setUp();
  uploads.add([photo("a.jpg"), photo("b.jpg"), photo("c.jpg")]);
  uploads.stop();
  await settled();
  expect(states()).toEqual(["waiting", "waiting", "waiting"]);
  expect(sendings.every(({ signal }) => signal.aborted)).toBe(true);
  uploads.goOn();
  expect(sendings.map(({ name }) => name)).toEqual(["a.jpg", "b.jpg", "a.jpg", "b.jpg"]);
});

test("a server out of reach is asked again after a pause that grows, and nothing fails", async () => {
  const { uploads, sendings, pauses, states } = setUp();
  uploads.add([photo("a.jpg")]);
  for (const [i, ms] of [1000, 2000, 4000].entries()) {
    sendings[i]?.reject(fault(i === 1 ? 503 : 0, "network"));
    await settled();
    expect(uploads.queue.getState().phase).toBe("away");
    expect(pauses[i]?.ms).toBe(ms);
    pauses[i]?.end();
    await settled();
  }
  sendings[3]?.resolve(taken("a.jpg"));
  await settled();
  expect(states()).toEqual(["uploaded"]);
  uploads.add([photo("b.jpg")]);
  sendings[4]?.reject(fault(0, "network"));
  await settled();
  expect(pauses[3]?.ms).toBe(1000);
});

test("two that lose the server at once make one pause", async () => {
  const { uploads, sendings, pauses } = setUp();
  uploads.add([photo("a.jpg"), photo("b.jpg")]);
  for (const { reject } of sendings) reject(fault(0, "network"));
  await settled();
  expect(pauses).toHaveLength(1);
});

test("who stops while the server is away is not overruled when it is back", async () => {
  const { uploads, sendings, pauses } = setUp();
  uploads.add([photo("a.jpg")]);
  sendings[0]?.reject(fault(0, "network"));
  await settled();
  uploads.stop();
  pauses[0]?.end();
  await settled();
  expect(uploads.queue.getState().phase).toBe("stopped");
  expect(sendings).toHaveLength(1);
});

test("who does not sign in again finds everything waiting", async () => {
  const { uploads, sendings, states } = setUp();
  uploads.add([photo("a.jpg"), photo("b.jpg")]);
  sendings[0]?.reject(fault(401, "unauthenticated"));
  await settled();
  expect(uploads.queue.getState().phase).toBe("stopped");
  expect(states()).toEqual(["waiting", "waiting"]);
});

test("another fault is the file's own, and the rest goes on", async () => {
  const { uploads, sendings, states } = setUp();
  const changed = vi.fn();
  uploads.queue.subscribe(changed);
  uploads.add([photo("a.jpg"), photo("b.jpg")]);
  sendings[0]?.reject(fault(500, "internal"));
  await settled();
  expect(states()).toEqual(["failed", "uploading"]);
  uploads.retry(1);
  expect(states()).toEqual(["uploading", "uploading"]);
  expect(changed).toHaveBeenCalled();
});

test("a photo goes with what tells of it in its folder, and what tells of none goes by itself", async () => {
  const sent: string[] = [];
  const uploads = createUploads({
    send: ({ file, sidecars }) => {
      sent.push([file, ...sidecars].map((one) => one.webkitRelativePath || one.name).join());
      return Promise.resolve(taken(file.name));
    },
    pause: () => Promise.resolve(),
  });
  const inFolder = (path: string) => {
    const file = new File([path], path.split("/").at(-1) ?? "");
    return Object.defineProperty(file, "webkitRelativePath", { value: path });
  };
  uploads.add(
    ["a/1.xmp", "a/1.jpg", "b/1.jpg", "b/1.jpg.json", "c/2.xmp", "d/2.jpg"].map(inFolder),
  );
  await settled();
  expect(sent).toEqual(["a/1.jpg,a/1.xmp", "b/1.jpg,b/1.jpg.json", "d/2.jpg", "c/2.xmp"]);
});

test("the video of a photo stays out with what tells of it; what else cannot come in says what to do", () => {
  const { uploads, sendings } = setUp();
  const file = (name: string, type = "") => new File(["bytes"], name, { type });
  uploads.add([
    ...["IMG_1.HEIC", "PXL_2.MP.jpg"].map((name) => photo(name)),
    // Of cameras, whose types no browser knows.
    ...["DSC_3.HIF", "DSC_4.MPO"].map((name) => file(name)),
    file("IMG_1.MOV", "video/quicktime"),
    file("IMG_1.MOV.supplemental-metadata.json", "application/json"),
    file("PXL_2.MP"),
    file("IMG_4.MOV", "video/quicktime"),
    file("iCloud Photos.zip", "application/zip"),
    file("IMG_1.AAE"),
    file("DSC_5.NEF", "image/x-nikon-nef"),
    file("DSC_5.NEF.dop"),
  ]);
  const { uploads: list } = uploads.queue.getState();
  expect(
    list.flatMap(({ file: { name }, state }) =>
      state.kind === "refused" ? [[name, state.reason]] : [],
    ),
  ).toEqual([
    ["IMG_4.MOV", importMessages.video],
    ["iCloud Photos.zip", importMessages.zip],
    ["IMG_1.AAE", importMessages.edits],
    ["DSC_5.NEF", importMessages.raw],
    ["DSC_5.NEF.dop", importMessages.settings],
  ]);
  expect(list).toHaveLength(9);
  expect(sendings.map(({ name }) => name)).toEqual(["IMG_1.HEIC", "PXL_2.MP.jpg"]);
});
