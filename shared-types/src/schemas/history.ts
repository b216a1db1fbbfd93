import { mixed, type ObjectSchema } from "yup";
import {
  keptKinds,
  type BinRestore,
  type ChangeUndo,
  type KeptKind,
  type KeptRecord,
} from "../history";
import { limits } from "../limits";
import { closed } from "./closed";
import { flag, recordId } from "./number";
import { text } from "./text";

const knownId = recordId.min(1, "An id is a whole number of 1 or more.");

export const changeUndoSchema: ObjectSchema<ChangeUndo> = closed({
  changeId: knownId,
  overwrite: flag("overwrite"),
});

const kind = mixed<KeptKind>()
  .oneOf(keptKinds, "That is no kind of record.")
  .required("Please name the kind of record.");

export const keptRecordSchema: ObjectSchema<KeptRecord> = closed({ kind, id: knownId });

export const binRestoreSchema: ObjectSchema<BinRestore> = closed({
  kind,
  id: knownId,
  rename: text("The new name", limits.text),
});
