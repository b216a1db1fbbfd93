import type { Calls } from "../kit/call";

export const nameCalls = {
  names: {
    method: "GET",
    path: "/api/names",
    summary:
      "Names that begin like what was typed, the owner’s own records first, then those of the books.",
    query: ["q", "kind"],
    answer: "FoundName[]",
  },
  nameBooks: {
    method: "GET",
    path: "/api/namebooks",
    summary: "The books of names.",
    answer: "NameBook[]",
  },
  nameBookImport: {
    method: "POST",
    path: "/api/namebookimport",
    summary:
      "Says what names a file has; with dryRun=false adds them as a book. What takes longer than a second is answered with 202 and {runId}.",
    query: ["dryRun"],
    files: "file",
    answer: "NameBookReport",
  },
  nameBookRun: {
    method: "GET",
    path: "/api/namebookimport/{runId}",
    summary: "How far a file of names is read.",
    answer: "NameBookRun",
  },
  nameBookDelete: {
    method: "DELETE",
    path: "/api/namebookdelete/{id}",
    summary: "Removes a book of names.",
    answer: "ValidationErrors",
  },
} as const satisfies Calls;
