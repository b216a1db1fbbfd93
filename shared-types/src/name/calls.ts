import type { Calls } from "../kit/call";
import { nameAnswers } from "./answers";
import { list } from "../kit/fields";
import { validationErrors } from "../kit/error-answers";

export const nameCalls = {
  names: {
    method: "GET",
    path: "/api/names",
    summary:
      "Names that begin like what was typed, the owner’s own records first, then those of the books.",
    query: ["q", "kind"],
    answer: list(nameAnswers.FoundName),
  },
  nameBooks: {
    method: "GET",
    path: "/api/namebooks",
    summary: "The books of names.",
    answer: list(nameAnswers.NameBook),
  },
  nameBookImport: {
    method: "POST",
    path: "/api/namebookimport",
    summary:
      "Says what names a file has; with dryRun=false adds them as a book. What takes longer than a second is answered with 202 and {runId}.",
    query: ["dryRun"],
    files: "file",
    answer: nameAnswers.NameBookReport,
  },
  nameBookRun: {
    method: "GET",
    path: "/api/namebookimport/{runId}",
    summary: "How far a file of names is read, or whether a book is removed.",
    answer: nameAnswers.NameBookRun,
  },
  nameBookDelete: {
    method: "DELETE",
    path: "/api/namebookdelete/{id}",
    summary:
      "Removes a book of names. What takes longer than a second is answered with 202 and {runId}.",
    answer: validationErrors,
  },
} as const satisfies Calls;
