import type { Calls } from "../kit/call";

export const historyCalls = {
  history: {
    method: "GET",
    path: "/api/history/{kind}/{id}",
    summary: "What was changed in one record, by whom and when, the newest first.",
    answer: "Change[]",
  },
  changeUndo: {
    method: "POST",
    path: "/api/changeundo",
    summary: "Undoes one change to a record.",
    body: "ChangeUndo",
    answer: "ValidationErrors",
  },
  bin: {
    method: "GET",
    path: "/api/bin",
    summary: "What was deleted and can be restored, photos included.",
    answer: "BinItem[]",
  },
  binRestore: {
    method: "POST",
    path: "/api/binrestore",
    summary: "Takes a record out of the bin.",
    body: "BinRestore",
    answer: "ValidationErrors",
  },
  binDelete: {
    method: "POST",
    path: "/api/bindelete",
    summary: "Deletes a record in the bin forever, with its history.",
    body: "KeptRecord",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
