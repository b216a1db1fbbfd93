import { mixed, type InferType } from "yup";
import { changeKinds, keptKinds, type KeptValue } from "./codes";
import { bool, list, named, num, oneOf, shape, str } from "../kit/fields";

const isKeptValue = (value: unknown): value is NonNullable<KeptValue> =>
  ["string", "number", "boolean"].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === "string"));

/** Text, a number, yes or no, a list of texts, or null. */
const keptValue = mixed({ type: "keptValue", check: isKeptValue })
  .nullable()
  .defined()
  .meta({ jsonSchema: { type: ["string", "number", "boolean", "array", "null"] } });

export const fieldChange = { fieldId: str, before: keptValue, after: keptValue };

const changedField = shape({
  ...fieldChange,
  /** The field is neither of the two by now: undo would overwrite it. */
  isChangedSince: bool,
});

/** A link whose change is shown with a plant or animal that has it, or had it. */
const changedLink = shape({
  /** Of a deleted link, as it was. */
  text: str,
  /** Of the link as it is: an undo names it. '' when the link is deleted, and nothing can be undone. */
  etag: str,
});

const changeImport = shape({
  importId: num,
  fileName: str,
  /** Whether the change is the import's undo. */
  isUndo: bool,
});

export const historyAnswers = named({
  /** One change of a record. */
  Change: shape({
    changeId: num,
    /** Null for a change of the record itself. */
    link: changedLink.nullable(),
    what: oneOf(changeKinds),
    /** Who made it: the e-mail address of the account. */
    who: str,
    at: str,
    /** The CSV import that made it. */
    import: changeImport.nullable(),
    /** Only what differs; empty except for 'changed'. */
    fields: list(changedField),
  }),
  /** One deleted record. */
  BinItem: shape({
    kind: oneOf(keptKinds),
    id: num,
    name: str,
    /** What tells it apart: a key, a file name, an address; '' when there is nothing. */
    detail: str,
    dateDeleted: str,
    /** When it is deleted for good. */
    dateExpires: str,
    /** Of a photo: a small picture as a data URL; '' when there is none. */
    preview: str,
  }),
});

export type BinItem = InferType<typeof historyAnswers.BinItem>;
export type Change = InferType<typeof historyAnswers.Change>;
export type ChangedLink = InferType<typeof changedLink>;
