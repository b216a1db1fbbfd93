import type { ChosenFile } from "./with-sidecars";

/** A file being uploaded to the inbox. */
export type UploadState =
  | { kind: "waiting" }
  | { kind: "uploading"; sent: number }
  /** In the inbox, maybe under another name. */
  | { kind: "uploaded"; fileName: string }
  /** Refused; sending it again would not help. */
  | { kind: "refused"; reason: string }
  /** Failed this time. */
  | { kind: "failed"; reason: string };

export interface Upload extends ChosenFile {
  id: number;
  state: UploadState;
}

export interface UploadQueue {
  uploads: readonly Upload[];
  /** `stopped` by the owner; `away` while the server cannot be reached. */
  phase: "going" | "stopped" | "away";
  nextId: number;
}

export type UploadEvent =
  | { type: "added"; files: readonly (ChosenFile & { refusal: string })[] }
  | { type: "started"; id: number }
  | { type: "sent"; id: number; sent: number }
  | { type: "uploaded"; id: number; fileName: string }
  | { type: "refused" | "failed"; id: number; reason: string }
  /** Not sent after all: back to waiting. */
  | { type: "returned"; id: number }
  /** One, or all that failed. */
  | { type: "retried"; id?: number }
  | { type: "stopped" | "resumed" | "lost" }
  /** Takes files off the list: imported, or dismissed. */
  | { type: "forgotten"; ids: ReadonlySet<number> };

export const emptyQueue: UploadQueue = { uploads: [], phase: "going", nextId: 1 };

/** How many files are uploaded at a time. */
const uploadsAtOnce = 2;

/** What a file is known by: one that was chosen before is ignored. */
export const identityOf = ({ name, size, lastModified, webkitRelativePath }: File) =>
  [size, lastModified, webkitRelativePath, name].join("/");

const isToSend = ({ refusal }: { refusal: string }) => refusal === "";

function withAdded(
  queue: UploadQueue,
  files: readonly (ChosenFile & { refusal: string })[],
): UploadQueue {
  const again = new Set(files.filter(isToSend).map(({ file }) => identityOf(file)));
  // What was refused beside others may be chosen by itself.
  const uploads = queue.uploads.filter(
    ({ file, state }) => state.kind !== "refused" || !again.has(identityOf(file)),
  );
  const known = new Set(uploads.map(({ file }) => identityOf(file)));
  let { nextId } = queue;
  const added: Upload[] = [];
  for (const { file, sidecars, refusal } of files) {
    const identity = identityOf(file);
    if (known.has(identity)) continue;
    known.add(identity);
    const state: UploadState =
      refusal === "" ? { kind: "waiting" } : { kind: "refused", reason: refusal };
    added.push({ id: nextId++, file, sidecars, state });
  }
  return { ...queue, uploads: [...uploads, ...added], nextId };
}

const to = (queue: UploadQueue, id: number, state: UploadState): UploadQueue => ({
  ...queue,
  uploads: queue.uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)),
});

/** The queue after an event; a pure function. */
export function afterEvent(queue: UploadQueue, event: UploadEvent): UploadQueue {
  switch (event.type) {
    case "added":
      return withAdded(queue, event.files);
    case "started":
      return to(queue, event.id, { kind: "uploading", sent: 0 });
    case "sent":
      return to(queue, event.id, { kind: "uploading", sent: event.sent });
    case "uploaded":
      return to(queue, event.id, { kind: "uploaded", fileName: event.fileName });
    case "refused":
    case "failed":
      return to(queue, event.id, { kind: event.type, reason: event.reason });
    case "returned":
      return to(queue, event.id, { kind: "waiting" });
    case "retried":
      return {
        ...queue,
        uploads: queue.uploads.map((upload) =>
          upload.state.kind === "failed" && (event.id ?? upload.id) === upload.id
            ? { ...upload, state: { kind: "waiting" } }
            : upload,
        ),
      };
    case "stopped":
      return { ...queue, phase: "stopped" };
    case "resumed":
      return { ...queue, phase: "going" };
    case "lost":
      return queue.phase === "stopped" ? queue : { ...queue, phase: "away" };
    case "forgotten":
      return { ...queue, uploads: queue.uploads.filter(({ id }) => !event.ids.has(id)) };
  }
}

/** The files to send now. */
export function nextToSend({ uploads, phase }: UploadQueue): Upload[] {
  if (phase !== "going") return [];
  const busy = uploads.filter(({ state }) => state.kind === "uploading").length;
  const waiting = uploads.filter(({ state }) => state.kind === "waiting");
  return waiting.slice(0, Math.max(0, uploadsAtOnce - busy));
}

export interface UploadTally {
  waiting: Upload[];
  uploading: Upload[];
  uploaded: Upload[];
  /** Refused or failed, in their order. */
  troubled: Upload[];
  /** Files to be uploaded or already uploaded, and their bytes. */
  total: number;
  bytes: number;
  bytesSent: number;
}

/** The queue by state, and its progress without refused files. */
export function tallyOf({ uploads }: UploadQueue): UploadTally {
  const tally: UploadTally = {
    waiting: [],
    uploading: [],
    uploaded: [],
    troubled: [],
    total: 0,
    bytes: 0,
    bytesSent: 0,
  };
  for (const upload of uploads) {
    const { file, state } = upload;
    if (state.kind === "refused" || state.kind === "failed") {
      tally.troubled.push(upload);
      continue;
    }
    tally[state.kind].push(upload);
    tally.total += 1;
    tally.bytes += file.size;
    if (state.kind === "uploaded") tally.bytesSent += file.size;
    if (state.kind === "uploading") tally.bytesSent += state.sent;
  }
  return tally;
}
