import type { InferType } from "yup";
import { csvNames, importNames } from "./codes";
import { validationErrors } from "../kit/error-answers";
import { bool, list, named, num, oneOf, shape, str } from "../kit/fields";
import { fieldChange } from "../history/answers";

/** A value that a line changes, as the record's history would show it. */
const field = shape(fieldChange);

/** The outcome of one line of a file; of a dry run, what it would be. */
const line = shape({
  /** Where it begins; line 1 holds the names of the columns. */
  line: num,
  outcome: oneOf(["added", "changed", "refused"]),
  /** The name of its record. */
  name: str,
  /** What to look at before it is imported: another record has its name. '' when there is nothing. */
  question: str,
  /** Empty for a refused line. */
  fields: list(field),
  /** Why it is refused: the column ('' for the whole line) and what to do. */
  faults: validationErrors,
});

/** All of the file is imported, or nothing. */
const report = shape({
  isImported: bool,
  /** Names the import, to undo it; 0 when nothing was saved. */
  importId: num,
  counts: shape({ added: num, changed: num, same: num, refused: num }),
  /** The columns of the file that no field is called by, as it names them. */
  unread: list(str),
  /** Refused lines first, then those with a question; at most `csvLimits.lines`; lines that change nothing are only counted. */
  lines: list(line),
});

const head = { name: oneOf(importNames), fileName: str };

/** The check, import or undo that is at work. */
const run = shape({
  ...head,
  what: oneOf(["check", "import", "undo"]),
  /** Records to save, and how many are; 0 of 0 while the file is read. */
  total: num,
  done: num,
});

/** An import that history still keeps. */
const imported = shape({
  importId: num,
  ...head,
  who: str,
  at: str,
  /** What it added and changed. */
  added: num,
  changed: num,
  /** How many of these changes are still kept, and can be undone. */
  kept: num,
  /** When it was undone; '' if it was not. */
  undoneAt: str,
});

/** A record of an import: what it did with it, or why its undo would overwrite something. */
const record = shape({
  id: num,
  name: str,
  /** later: changed since. deleted: since. refused: its old values break a rule by now. */
  outcome: oneOf(["added", "changed", "later", "deleted", "refused"]),
  /** What the import changed; of 'later', what was changed since. */
  fields: list(field),
  faults: validationErrors,
});

export const csvAnswers = named({
  CsvReport: report,
  CsvImports: shape({
    running: run.nullable(),
    /** The last check or import since the server's start, for an owner who left the page meanwhile. */
    last: shape({ ...head, name: oneOf(csvNames), at: str, isDryRun: bool, report }).nullable(),
    imports: list(imported),
  }),
  CsvImportReport: shape({
    import: imported,
    /** At most `csvLimits.lines`. */
    records: list(record),
  }),
  CsvUndo: shape({
    isUndone: bool,
    counts: shape({ reverted: num, binned: num, later: num, deleted: num, refused: num }),
    /** What it must not or cannot undo without a word, at most `csvLimits.lines`. */
    records: list(record),
  }),
});

export type CsvField = InferType<typeof field>;
export type CsvLine = InferType<typeof line>;
export type CsvReport = InferType<typeof csvAnswers.CsvReport>;
export type CsvRun = InferType<typeof run>;
export type CsvImported = InferType<typeof imported>;
export type CsvImports = InferType<typeof csvAnswers.CsvImports>;
export type CsvRecord = InferType<typeof record>;
export type CsvImportReport = InferType<typeof csvAnswers.CsvImportReport>;
export type CsvUndo = InferType<typeof csvAnswers.CsvUndo>;
