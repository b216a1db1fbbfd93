import type { Calls } from "../kit/call";
import { sightingImportAnswers } from "./answers";

export const sightingImportCalls = {
  sightingsImport: {
    method: "POST",
    path: "/api/sightingsimport",
    summary:
      "Says what sightings a CSV file has; with dryRun=false adds those that are new and of the chosen places, or, unless leaveOut is the number of refused lines, none (multipart, fields file, format, and as JSON matches, a list of SightingMatch, places, observers, follow and leaveOut; dateOrder and shortDates answer dateQuestions).",
    query: ["dryRun"],
    files: "file",
    texts: [
      "format",
      "matches",
      "places",
      "observers",
      "follow",
      "leaveOut",
      "dateOrder",
      "shortDates",
    ],
    answer: sightingImportAnswers.SightingsImported,
  },
} as const satisfies Calls;
