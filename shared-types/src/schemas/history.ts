import { mixed } from "yup";
import { keptKinds, type KeptKind } from "../history";
import { limits } from "../limits";
import { closed } from "./closed";
import { flag, knownId } from "./number";
import { text } from "./text";

export const changeUndoSchema = closed({
  changeId: knownId,
  overwrite: flag("overwrite"),
});

const kind = mixed<KeptKind>()
  .oneOf(keptKinds, "There is no such kind of record.")
  .required("Please name the kind of record.");

export const keptRecordSchema = closed({ kind, id: knownId });

export const binRestoreSchema = closed({
  kind,
  id: knownId,
  rename: text("The new name", limits.text),
});
