import { csvNames, type ExportName, type CsvName, type CsvReport } from "shared-types";
import { countOf } from "../../../lib/format";

/** What each file contains. */
export const exports: { name: ExportName; label: string; holds: string }[] = [
  { name: "plants", label: "Plants", holds: "Every plant with its notes, internal ones too." },
  { name: "animals", label: "Animals", holds: "Every animal with its notes, internal ones too." },
  { name: "resources", label: "Resources", holds: "Every resource, internal ones too." },
  { name: "photos", label: "Photos", holds: "Dates, captions and tags; the pictures stay here." },
  {
    name: "occurrences",
    label: "Darwin Core",
    holds:
      "What was seen when: dated photos that visitors can see, for GBIF and the like. Export only.",
  },
];

/** The kind of a file from its name: 'plants (2).csv'; undefined if unknown. */
export function csvNameOfFile(fileName: string): CsvName | undefined {
  return csvNames.find((name) => fileName.toLowerCase().startsWith(name));
}

/** '2 new, 3 changed, 40 unchanged'. */
function countWords({ counts }: CsvReport): string {
  const { added, changed, same, refused } = counts;
  const parts = [
    ...(refused > 0 ? [`${refused.toLocaleString("en-US")} refused`] : []),
    `${added.toLocaleString("en-US")} new`,
    `${changed.toLocaleString("en-US")} changed`,
    `${same.toLocaleString("en-US")} unchanged`,
  ];
  return parts.join(", ");
}

/** How many records an import would change; 0 when a line is refused. */
export function changesOf({ counts }: CsvReport): number {
  return counts.refused > 0 ? 0 : counts.added + counts.changed;
}

/** The result of a check, and what to do next. */
export function checkWords(report: CsvReport): string {
  const told = `${countWords(report)}.`;
  if (report.counts.refused > 0)
    return `${told} Fix these lines in your file, then choose it again.`;
  if (changesOf(report) === 0) return `${told} There is nothing to import.`;
  return `${told} Nothing is saved yet.`;
}

/** The result of an import. */
export function doneWords(report: CsvReport): string {
  return `Imported: ${countOf(changesOf(report), "change is", "changes are")} saved. Each can be undone from its record’s page.`;
}
