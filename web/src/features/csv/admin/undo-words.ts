import type { CsvImported, CsvRecord, CsvUndo } from "shared-types/csv/answers";
import { countOf } from "../../../lib/format";

const records = (count: number) => countOf(count, "record", "records");

/** '498 changed, 2 added'. */
export function sizeWords({ added, changed }: CsvImported): string {
  const parts = [
    changed > 0 && `${changed.toLocaleString("en-US")} changed`,
    added > 0 && `${added.toLocaleString("en-US")} added`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** That history no longer keeps all of an import; '' when it does. */
export function keptWords({ kept, added, changed }: CsvImported): string {
  const all = added + changed;
  if (kept >= all) return "";
  if (kept === 0) return "Its changes are no longer kept.";
  return `${kept.toLocaleString("en-US")} of its ${countOf(all, "change is", "changes are")} still kept and can be undone.`;
}

/** The question before an undo. */
export function undoQuestion({ fileName, added, changed }: CsvImported): string {
  const parts = [
    changed > 0 &&
      `${records(changed)} will get ${changed === 1 ? "its" : "their"} old values back`,
    added > 0 && `${records(added)} it added will go to the bin`,
  ];
  return `Undo the import of “${fileName}”? ${parts.filter(Boolean).join("; ")}. Are you sure?`;
}

/** What an undo did, or why it did nothing yet. */
export function undoWords({ isUndone, counts }: CsvUndo): string {
  const { reverted, binned, later, deleted, refused } = counts;
  if (refused > 0)
    return `Nothing was undone: ${countOf(refused, "record", "records")} can’t get the old values back. Fix what is listed, then undo again.`;
  const since = [
    later > 0 && `${countOf(later, "record was", "records were")} changed since`,
    deleted > 0 && `${countOf(deleted, "record was", "records were")} deleted since`,
  ];
  if (!isUndone)
    return `Nothing is undone yet: ${since.filter(Boolean).join(", ")}. Choose what to do with them.`;
  const done = [
    reverted === 1 && "1 record has its old values back",
    reverted > 1 && `${records(reverted)} have their old values back`,
    binned > 0 && `${countOf(binned, "record is", "records are")} in the bin`,
  ];
  return `Undone: ${done.filter(Boolean).join(", ") || "there was nothing left to undo"}.`;
}

export const outcomes: Record<CsvRecord["outcome"], string> = {
  added: "Added",
  changed: "Changed",
  later: "Changed since",
  deleted: "Deleted since",
  refused: "Can’t be undone",
};
