import { validationErrors } from "./errors";
import { bool, list, num, oneOf, shape, str } from "./fields";
import { fieldChange } from "./history";

/** A value that a line changes, as the record's history would show it. */
const field = shape(fieldChange);

/** The outcome of one line of a file; of a dry run, what it would be. */
const line = shape({
  /** Where it begins; line 1 holds the names of the columns. */
  line: num,
  outcome: oneOf(["added", "changed", "refused"]),
  /** The name of its record. */
  name: str,
  /** Empty for a refused line. */
  fields: list(field),
  /** Why it is refused: the column ('' for the whole line) and what to do. */
  faults: validationErrors,
});

export const csvAnswers = {
  CsvField: field,
  CsvLine: line,
  /** All of the file is imported, or nothing. */
  CsvReport: shape({
    isImported: bool,
    counts: shape({ added: num, changed: num, same: num, refused: num }),
    /** Refused lines first, at most `csvLimits.lines`; lines that change nothing are only counted. */
    lines: list(line),
  }),
};
