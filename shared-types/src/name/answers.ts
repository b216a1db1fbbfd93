import type { InferType } from "yup";
import { plantTypes } from "../plant/codes";
import { natives, speciesKinds } from "../species/codes";
import { list, named, num, oneOf, shape, str } from "../kit/fields";

const book = shape({
  id: num,
  title: str,
  /** The file that it was read from. */
  source: str,
  license: str,
  /** Names of today, and old ones. */
  names: num,
  synonyms: num,
  /** When it was added, in UTC; of the starter list when this version first started. */
  added: str,
});

const report = shape({
  /** The kind of file. */
  format: str,
  /** Lines that have a name, or should. */
  read: num,
  /** Names of today, and old ones. */
  names: num,
  synonyms: num,
  /** Names that the file has twice; the first of them counts. 0 in a dry run. */
  repeated: num,
  refusedCount: num,
  /** The first of them, at most `nameLimits.refused`. */
  refused: list(shape({ line: num, reason: str })),
});

export const nameAnswers = named({
  FoundName: shape({
    kind: oneOf(speciesKinds),
    nameScientific: str,
    nameCommon: str,
    /** Other common names. */
    names: list(str),
    family: str,
    order: str,
    classTax: str,
    type: oneOf(["", ...plantTypes]),
    native: oneOf(["", ...natives]),
    keystone: num.nullable(),
    keystoneSource: str,
    /** The name of today, if this one is old. */
    accepted: str,
    /** The books that know it; '' if only the site does. */
    source: str,
    /** Of the owner's own plant or animal; 0 if there is none. */
    recordId: num,
  }),
  NameBook: book,
  NameBookReport: report,
  NameBookRun: shape({
    state: oneOf(["running", "done", "failed"]),
    /** Lines read so far. */
    read: num,
    /** Of one that is done. */
    report: report.nullable(),
    /** Why one has failed, and what to do; else ''. */
    problem: str,
  }),
});

export type FoundName = InferType<typeof nameAnswers.FoundName>;
export type NameBook = InferType<typeof nameAnswers.NameBook>;
export type NameBookReport = InferType<typeof nameAnswers.NameBookReport>;
export type NameBookRun = InferType<typeof nameAnswers.NameBookRun>;
