import { capital } from "shared-types/kit/capital";
import { csvNames, type CsvName, type ExportName } from "shared-types/csv/codes";
import type { CsvImports, CsvReport, CsvRun } from "shared-types/csv/answers";
import type { ValidationErrors } from "shared-types/kit/error-answers";
import { countOf } from "../../../lib/format";

/** What each file contains. */
export const exports: { name: ExportName | "archive"; label: string; holds: string }[] = [
  { name: "plants", label: "Plants", holds: "Every plant with its notes, internal ones too." },
  { name: "animals", label: "Animals", holds: "Every animal with its notes, internal ones too." },
  { name: "resources", label: "Resources", holds: "Every resource, internal ones too." },
  { name: "photos", label: "Photos", holds: "Dates, captions and tags; the pictures stay here." },
  { name: "quotes", label: "Quotes", holds: "Every quote, in your order." },
  {
    name: "plantings",
    label: "Plantings",
    holds: "Where each plant is on the plans, with numbers, dates and notes. Export only.",
  },
  {
    name: "sightings",
    label: "Sightings",
    holds: "What was seen or heard without a tagged photo. Import it under Sightings.",
  },
  {
    name: "associations",
    label: "Associations",
    holds: "What the books say animals do on plants, with sources. Export only.",
  },
  {
    name: "slides",
    label: "Slides",
    holds: "The photos of the carousel in their order, with captions. Export only.",
  },
  { name: "facts", label: "Facts", holds: "The facts beside your welcome letter. Export only." },
  { name: "topics", label: "Topics", holds: "The topics on your contact page. Export only." },
  {
    name: "archive",
    label: "Darwin Core archive",
    holds:
      "What was seen when, and what animals did on plants, in the format of natural history collections: dated photos and sightings that visitors can see. A zip file. Export only.",
  },
  {
    name: "occurrences",
    label: "Darwin Core",
    holds: "The same in one CSV file, without what animals did on plants. Export only.",
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
    refused > 0 && `${refused.toLocaleString("en-US")} refused`,
    `${added.toLocaleString("en-US")} new`,
    `${changed.toLocaleString("en-US")} changed`,
    `${same.toLocaleString("en-US")} unchanged`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** How many records an import would change; 0 when a line is refused. */
export function changesOf({ counts }: CsvReport): number {
  return counts.refused > 0 ? 0 : counts.added + counts.changed;
}

/** The result of a check, and what to do next. */
export function checkWords(report: CsvReport): string {
  const counts = [`${countWords(report)}.`, unreadWords(report)].filter(Boolean).join(" ");
  if (report.counts.refused > 0)
    return `${counts} Fix these lines in your file, then choose it again.`;
  if (changesOf(report) === 0) return `${counts} There is nothing to import.`;
  return [counts, questionWords(report), "Nothing is saved yet."].filter(Boolean).join(" ");
}

/** So many columns are named. */
const mostNamed = 8;

/** Which columns are left out: one may only be misspelled. */
function unreadWords({ unread }: CsvReport): string {
  if (unread.length === 0) return "";
  const named = unread.slice(0, mostNamed).map((name) => `“${name}”`);
  const more = unread.length - named.length;
  const all = more > 0 ? [...named, `${more.toLocaleString("en-US")} more`] : named;
  return `Left out, as no field is called so: ${all.join(", ")}.`;
}

/** How many lines may be of a plant or animal that is there already. */
function questionWords({ lines }: CsvReport): string {
  const count = lines.filter(({ question }) => question !== "").length;
  return count === 0
    ? ""
    : `${countOf(count, "line has", "lines have")} a name that you already use: look below, and remove from your file what you don’t want twice.`;
}

/** The result of an import. */
export function doneWords(report: CsvReport): string {
  return `Imported: ${countOf(changesOf(report), "change is", "changes are")} saved. You can undo the whole import below, or each change from its record’s page.`;
}

/** The result of a check or an import that this page did not wait for. */
export function foundWords({
  fileName,
  isDryRun,
  report,
}: NonNullable<CsvImports["last"]>): string {
  if (report.isImported) return `${fileName}: ${doneWords(report)}`;
  const again = changesOf(report) > 0 ? " Choose the file again to import it." : "";
  return `${fileName}: ${checkWords(report)}${isDryRun ? again : ""}`;
}

const doing: Record<CsvRun["what"], string> = {
  check: "Checking",
  import: "Importing",
  undo: "Undoing the import of",
};

/** 'Importing plants.csv: 1,200 of 5,000 records'; both halves of an undo count once. */
export function runWords({ what, fileName, done, total }: CsvRun): string {
  const begun = `${doing[what]} ${fileName || "a file"}`;
  if (total === 0) return `${begun}...`;
  if (what === "undo") return `${begun}: ${Math.floor((done / total) * 100)}%`;
  return `${begun}: ${done.toLocaleString("en-US")} of ${countOf(total, "record", "records")}`;
}

/** An error beside the name of its field: the message does not name the field again. */
export function faultWords({ fieldId, errorMessage }: ValidationErrors[number]): string {
  const rest = fieldId === "" ? errorMessage : errorMessage.replace(/^For the .+? field, /, "");
  return capital(rest);
}
