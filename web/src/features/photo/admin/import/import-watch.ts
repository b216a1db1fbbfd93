import type { ValidationErrors } from "shared-types/kit/error-answers";
import { importMessages } from "shared-types/photo/import-messages";
import type { PhotoVisibility } from "shared-types/photo/codes";
import type { ImportProgress, PhotosImported } from "shared-types/photo/answers";
import { createStore } from "zustand/vanilla";
import { ApiError, isAway as isOutOfReach } from "../../../../lib/errors";

export interface ImportState {
  /** `over`: an import ended while this screen was watching. */
  phase: "unknown" | "idle" | "running" | "over";
  progress: ImportProgress | null;
  /** The result of the watched import, else of the last one. */
  result: PhotosImported | null;
  /** Whether the server is unreachable at the moment. */
  isAway: boolean;
  /** Why the import failed. */
  fault: string;
}

interface ImportWatchOptions {
  /** Starts or joins an import; resolves when it has ended. */
  start: (visibility: PhotoVisibility) => Promise<PhotosImported>;
  read: () => Promise<ImportProgress>;
  pause: (ms: number) => Promise<void>;
  onOver: () => void;
}

export type ImportWatch = ReturnType<typeof createImportWatch>;

const pollMs = 1000;
const longestPollMs = 8000;
const restarted =
  "The server restarted during the import. Import again: it continues where it stopped, and no photo is imported twice.";

/** Whether the only error is that names were taken (docs/product.md 6.3). */
export function isDuplicateOnly(errors: ValidationErrors): boolean {
  return errors.length === 1 && errors[0]?.errorMessage === importMessages.duplicates;
}

const words = (error: unknown) =>
  error instanceof ApiError && error.code === "unauthenticated"
    ? "You are not signed in. The files are still in the inbox: sign in, then import again."
    : "The import stopped unexpectedly. The files it didn’t get to are still in the inbox: please import again.";

/**
 * An import seen from the browser. The call may be cut off while the server continues, so
 * progress is polled as well and also reports the end.
 */
export function createImportWatch({ start, read, pause, onOver }: ImportWatchOptions) {
  const state = createStore<ImportState>(() => ({
    phase: "unknown",
    progress: null,
    result: null,
    isAway: false,
    fault: "",
  }));
  const set = state.setState;
  const phase = () => state.getState().phase;
  let isClosed = false;
  let visibility: PhotoVisibility = "public";
  /** Whether our own call may still be answered. */
  let isAsked = false;
  const isRunning = () => phase() === "running" && !isClosed;

  const end = (result: PhotosImported) => {
    if (!isRunning()) return;
    set({ phase: "over", result, isAway: false });
    onOver();
    void refresh().catch(() => undefined);
  };
  const fail = (fault: string) => {
    if (!isRunning()) return;
    set({ phase: "idle", fault, isAway: false });
    onOver();
  };
  const refresh = async () => {
    const progress = await read();
    set({ progress, isAway: false });
    return progress;
  };

  const ask = () => {
    isAsked = true;
    start(visibility)
      .then(end, (error: unknown) => {
        if (!isOutOfReach(error)) fail(words(error));
      })
      .finally(() => {
        isAsked = false;
      });
  };

  /** Handles the server's progress, including the end of the import. */
  const follow = async (before: PhotosImported | null, hasRun: boolean) => {
    let ms = pollMs;
    while (isRunning()) {
      const progress = await refresh().catch((error: unknown) => {
        if (!isOutOfReach(error)) fail(words(error));
        else if (isRunning()) set({ isAway: true });
        return null;
      });
      ms = progress ? pollMs : Math.min(ms * 2, longestPollMs);
      if (progress?.state === "running") hasRun = true;
      else if (progress && isRunning() && !isAsked) settle(progress, before, hasRun);
      await pause(ms);
    }
  };
  const settle = (progress: ImportProgress, before: PhotosImported | null, hasRun: boolean) => {
    const { result } = progress;
    const isNews = JSON.stringify(result) !== JSON.stringify(before);
    if (result !== null && (isNews || hasRun)) end(result);
    else if (hasRun) fail(restarted);
    // The call never arrived.
    else ask();
  };

  return {
    state,
    /** Reads the current state, and watches a running import to its end. */
    async look() {
      const progress = await refresh().catch((error: unknown) => {
        set({ isAway: isOutOfReach(error) });
        return null;
      });
      if (!progress || phase() === "running") return;
      if (progress.state === "running") {
        set({ phase: "running", result: null, fault: "" });
        void follow(progress.result, true);
      } else if (phase() === "unknown") {
        set({ phase: "idle", result: progress.result });
      }
    },
    run(chosen: PhotoVisibility) {
      if (phase() === "running") return;
      visibility = chosen;
      const before = state.getState().progress?.result ?? null;
      set({ phase: "running", result: null, fault: "" });
      ask();
      void follow(before, false);
    },
    /** New files were added: clears the last result. */
    renew() {
      if (phase() === "over") set({ phase: "idle" });
    },
    close() {
      isClosed = true;
    },
  };
}
