import type { Calls } from "../kit/call";
import { binRestoreSchema, changeUndoSchema, keptRecordSchema } from "./schema";
import { historyAnswers } from "./answers";
import { list } from "../kit/fields";
import { validationErrors } from "../kit/error-answers";

export const historyCalls = {
  history: {
    method: "GET",
    path: "/api/history/{kind}/{id}",
    summary: "What was changed in one record, by whom and when, the newest first.",
    answer: list(historyAnswers.Change),
  },
  changeUndo: {
    method: "POST",
    path: "/api/changeundo",
    summary: "Undoes one change to a record.",
    body: changeUndoSchema,
    answer: validationErrors,
  },
  bin: {
    method: "GET",
    path: "/api/bin",
    summary: "What was deleted and can be restored, photos included.",
    answer: list(historyAnswers.BinItem),
  },
  binRestore: {
    method: "POST",
    path: "/api/binrestore",
    summary: "Takes a record out of the bin.",
    body: binRestoreSchema,
    answer: validationErrors,
  },
  binDelete: {
    method: "POST",
    path: "/api/bindelete",
    summary: "Deletes a record in the bin forever, with its history.",
    body: keptRecordSchema,
    answer: validationErrors,
  },
} as const satisfies Calls;
