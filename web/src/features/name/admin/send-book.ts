import type { ValidationErrors } from "shared-types/kit/error-answers";
import type { NameBookReport } from "shared-types/name/answers";
import { nameMessages } from "shared-types/name/codes";
import { announceSave } from "../../../lib/announce-save";
import { readBody, readErrors } from "../../../lib/api-client";
import { ApiError } from "../../../lib/errors";
import { ownerAsk, ownerRead, ownerSend } from "../../../lib/owner-calls";

/** How far a file is: bytes that were sent, then lines that were read. */
export type BookProgress = { sent: number } | { read: number };

const pauseMs = 500;
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** What came of a run. @throws ApiError with its problem */
async function follow(
  runId: number,
  onProgress: (progress: BookProgress) => void,
): Promise<NameBookReport | null> {
  for (;;) {
    const run = await ownerRead("GET /api/namebookimport/{runId}", { params: { runId } });
    if (run.state === "failed") throw new ApiError(400, "malformed", run.problem);
    if (run.state === "done") return run.report;
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
  if (!("runId" in begun)) return begun;
  const report = await follow(begun.runId, onProgress);
  if (!report) throw new ApiError(404, "notFound", nameMessages.noRun);
  return report;
}

/** Removes a book, which takes its time if it is large; the broken rules, empty when done. @throws ApiError */
export async function removeBook(id: number): Promise<ValidationErrors> {
  const answer = await ownerAsk("DELETE /api/namebookdelete/{id}", { params: { id } });
  const isBegun = answer.response.status === 202;
  const errors = isBegun ? [] : readErrors(answer);
  if (isBegun) await follow(readBody<{ runId: number }>(answer).runId, () => undefined);
  if (errors.length === 0) announceSave();
  return errors;
}
