import type { Calls } from "../kit/call";
import { csvUndoSchema } from "./schema";
import { csvAnswers } from "./answers";

export const csvCalls = {
  csvExport: {
    method: "GET",
    path: "/api/sheetexport/{name}",
    summary:
      "Plants, animals, resources, photos, quotes, plantings, sightings, associations, facts, topics or occurrences as a CSV file.",
    mediaType: "text/csv",
  },
  csvImport: {
    method: "POST",
    path: "/api/sheetimport/{name}",
    summary: "Says what a CSV file would change; with dryRun=false changes all of it, or nothing.",
    query: ["dryRun"],
    files: "file",
    answer: csvAnswers.CsvReport,
  },
  csvImports: {
    method: "GET",
    path: "/api/sheetimports",
    summary: "The import that is running, the last report, and the imports that can be undone.",
    answer: csvAnswers.CsvImports,
  },
  csvImported: {
    method: "GET",
    path: "/api/sheetimports/{id}",
    summary: "What one import added and changed.",
    answer: csvAnswers.CsvImportReport,
  },
  csvImportUndo: {
    method: "POST",
    path: "/api/sheetimportundo",
    summary: "Undoes a whole import, or nothing of it and lists what was changed since.",
    body: csvUndoSchema,
    answer: csvAnswers.CsvUndo,
  },
} as const satisfies Calls;
