import {
  importMessages,
  type ImportProgress,
  type PhotosImported,
  type ValidationErrors,
} from "shared-types";
import { ApiError, isAway as isOutOfReach } from "../../../../lib/errors";

export interface ImportState {
  /** `over`: an import has ended while this screen watched. */
  phase: "unknown" | "idle" | "running" | "over";
  progress: ImportProgress | null;
  /** How the import that was watched has ended; else how the last one did. */
  result: PhotosImported | null;
  /** The server does not answer at the moment. */
  isAway: boolean;
  /** Why the import did not get anywhere. */
  fault: string;
}

export interface ImportWatchOptions {
  /** Starts or joins an import; answers when it is over. */
  start: () => Promise<PhotosImported>;
  read: () => Promise<ImportProgress>;
  pause: (ms: number) => Promise<void>;
  onOver: () => void;
}

export interface ImportWatch {
  state: () => ImportState;
  subscribe: (changed: () => void) => () => void;
  /** Finds out where things stand; an import that runs is watched to its end. */
  look: () => Promise<void>;
  run: () => void;
  /** New files have come in: what was said about the last import is done with. */
  renew: () => void;
  close: () => void;
}

const pollMs = 1000;
const longestPollMs = 8000;
const restarted =
  "The server was started anew during the import. Import once more: it goes on where it stopped, and no photo comes in twice.";

/** Whether all there is to say is that names were taken (spec §8). */
export function isDuplicateOnly(errors: ValidationErrors): boolean {
  return errors.length === 1 && errors[0]?.errorMessage === importMessages.duplicates;
}

const words = (error: unknown) =>
  error instanceof ApiError && error.code === "unauthenticated"
    ? "You are not signed in. The files are still in the inbox: sign in, then import again."
    : "The import did not end as it should. The files it has not taken are still in the inbox: please import again.";

/**
 * An import as one browser sees it. The call may be cut off any time while the server works on, so that
 * its progress is asked for beside it, and tells the end too.
 */
export function createImportWatch({ start, read, pause, onOver }: ImportWatchOptions): ImportWatch {
  let state: ImportState = {
    ...{ phase: "unknown", progress: null, result: null, isAway: false, fault: "" },
  };
  let isClosed = false;
  /** Whether an answer to our own call may still come. */
  let isAsked = false;
  const listeners = new Set<() => void>();

  const set = (next: Partial<ImportState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const isRunning = () => state.phase === "running" && !isClosed;

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
    start()
      .then(end, (error: unknown) => {
        if (!isOutOfReach(error)) fail(words(error));
      })
      .finally(() => {
        isAsked = false;
      });
  };

  /** What the server says it is doing; ends what it says has ended. */
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
    // The call never got there.
    else ask();
  };

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    async look() {
      const progress = await refresh().catch((error: unknown) => {
        set({ isAway: isOutOfReach(error) });
        return null;
      });
      if (!progress || state.phase === "running") return;
      if (progress.state === "running") {
        set({ phase: "running", result: null, fault: "" });
        void follow(progress.result, true);
      } else if (state.phase === "unknown") {
        set({ phase: "idle", result: progress.result });
      }
    },
    run() {
      if (state.phase === "running") return;
      const before = state.progress?.result ?? null;
      set({ phase: "running", result: null, fault: "" });
      ask();
      void follow(before, false);
    },
    renew() {
      if (state.phase === "over") set({ phase: "idle" });
    },
    close() {
      isClosed = true;
    },
  };
}
