import type { NameBookReport } from "shared-types/name/answers";
import { readBody } from "../../../lib/api-client";
import { ApiError } from "../../../lib/errors";
import { ownerRead, ownerSend } from "../../../lib/owner-calls";

/** How far a file is: bytes that were sent, then lines that were read. */
export type BookProgress = { sent: number } | { read: number };

const pauseMs = 500;
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** What came of a run. @throws ApiError with its problem */
async function follow(
  runId: number,
  onProgress: (progress: BookProgress) => void,
): Promise<NameBookReport> {
  for (;;) {
    const run = await ownerRead("GET /api/namebookimport/{runId}", { params: { runId } });
    if (run.report) return run.report;
    if (run.state === "failed") throw new ApiError(400, "malformed", run.problem);
    onProgress({ read: run.read });
    await pause();
  }
}

/** Says what names a file has, or adds them. @throws ApiError */
export async function sendBook(
  file: File,
  dryRun: boolean,
  onProgress: (progress: BookProgress) => void,
): Promise<NameBookReport> {
  const onSent = (sent: number) => onProgress({ sent });
  const sending = { field: "file", file, onProgress: onSent } as const;
  const answer = await ownerSend("POST /api/namebookimport", sending, { query: { dryRun } });
  // A file that takes longer than a second is read further after this answer.
  const begun = readBody<NameBookReport | { runId: number }>(answer);
  return "runId" in begun ? follow(begun.runId, onProgress) : begun;
}
