import { importMessages } from "shared-types/photo/import-messages";
import { withEditedCopy } from "shared-types/photo/sidecar";
import type { PhotosUploaded } from "shared-types/photo/answers";
import { createStore } from "zustand/vanilla";
import { ApiError, faultWords, isAway } from "../../../../lib/errors";
import { refusalOf } from "./assess-file";
import { pathOf } from "./dropped-files";
import {
  afterEvent,
  emptyQueue,
  nextToSend,
  type Upload,
  type UploadEvent,
  type UploadQueue,
} from "./upload-queue";
import { withSidecars, type ChosenFile } from "./with-sidecars";

interface UploadsOptions {
  /** Sends one file, with those that tell of it. @throws ApiError; an AbortError when the signal has stopped it */
  send: (
    chosen: ChosenFile,
    onProgress: (sent: number) => void,
    signal: AbortSignal,
  ) => Promise<PhotosUploaded>;
  /** Resolves after a delay, or as soon as the network may be back. */
  pause: (ms: number) => Promise<void>;
}

export type Uploads = ReturnType<typeof createUploads>;

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

const isNotSignedIn = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Sends the files the queue selects and reports the results to it. */
export function createUploads({ send, pause }: UploadsOptions) {
  const queue = createStore(() => emptyQueue);
  let pauseMs = firstPauseMs;
  const onTheirWay = new Map<number, AbortController>();

  const tell = (event: UploadEvent) => queue.setState((now) => afterEvent(now, event), true);
  const phase = () => queue.getState().phase;
  const sendNext = () => {
    for (const upload of nextToSend(queue.getState())) void sendOne(upload);
  };
  const stop = () => {
    tell({ type: "stopped" });
    for (const controller of onTheirWay.values()) controller.abort();
  };

  const goOnFrom = (from: UploadQueue["phase"]) => {
    if (phase() !== from) return;
    tell({ type: "resumed" });
    sendNext();
  };

  /** Retries with the next file after an increasing delay. */
  const waitForServer = async () => {
    if (phase() !== "going") return;
    tell({ type: "lost" });
    const ms = pauseMs;
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    await pause(ms);
    goOnFrom("away");
  };

  const conclude = (id: number, { accepted, refused }: PhotosUploaded) => {
    const [taken] = accepted;
    const [photo] = refused;
    // What tells of a photo is never refused.
    if (taken && !photo) tell({ type: "uploaded", id, fileName: taken.fileName });
    else
      tell({
        type: "refused",
        id,
        reason: photo?.errorMessage ?? "The server didn’t accept it.",
      });
  };
  const explain = (id: number, error: unknown) => {
    if (isAway(error)) {
      tell({ type: "returned", id });
      void waitForServer();
    } else if (isNotSignedIn(error)) {
      // Without a sign-in now, the uploads can be resumed later.
      tell({ type: "returned", id });
      stop();
    } else {
      const reason = error instanceof Error ? error.message : faultWords.internal;
      const isFinal =
        error instanceof ApiError && ["tooLarge", "unsupportedType"].includes(error.code);
      tell({ type: isFinal ? "refused" : "failed", id, reason });
    }
  };

  const sendOne = async (upload: Upload) => {
    const { id } = upload;
    const controller = new AbortController();
    onTheirWay.set(id, controller);
    tell({ type: "started", id });
    try {
      const onProgress = (sent: number) => {
        if (onTheirWay.get(id) === controller && !controller.signal.aborted)
          tell({ type: "sent", id, sent });
      };
      conclude(id, await send(upload, onProgress, controller.signal));
      pauseMs = firstPauseMs;
    } catch (error) {
      if (controller.signal.aborted) tell({ type: "returned", id });
      else explain(id, error);
    } finally {
      onTheirWay.delete(id);
    }
    sendNext();
  };

  return {
    queue,
    /** @param refusals what needs not be sent for more than its name, and why */
    add(files: readonly File[], refusals: ReadonlyMap<File, string> = new Map()) {
      const chosen = withSidecars(files);
      const originals = withEditedCopy(files.map(pathOf));
      const whyNot = (file: File) =>
        originals.has(pathOf(file))
          ? importMessages.hasEdited
          : (refusals.get(file) ?? refusalOf(file));
      tell({
        type: "added",
        files: chosen.map((one) => ({ ...one, refusal: whyNot(one.file) })),
      });
      sendNext();
    },
    /** Takes back what is on its way, until it goes on. */
    stop,
    goOn: () => goOnFrom("stopped"),
    /** One, or all that failed. */
    retry(id?: number) {
      tell({ type: "retried", id });
      sendNext();
    },
    /** Takes files off the list. */
    forget: (uploads: readonly Upload[]) =>
      tell({ type: "forgotten", ids: new Set(uploads.map(({ id }) => id)) }),
  };
}
