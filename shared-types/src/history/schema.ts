import { mixed, type InferType } from "yup";
import { keptKinds, type KeptKind } from "./codes";
import { limits } from "../kit/limits";
import { closed } from "../kit/closed";
import { flag, knownId } from "../kit/number";
import { text } from "../kit/text";

export const changeUndoSchema = closed({
  changeId: knownId,
  overwrite: flag("overwrite"),
}).meta({ id: "ChangeUndo" });

const kind = mixed<KeptKind>()
  .oneOf(keptKinds, "There is no such kind of record.")
  .required("Please name the kind of record.");

export const keptRecordSchema = closed({ kind, id: knownId }).meta({ id: "KeptRecord" });

export const binRestoreSchema = closed({
  kind,
  id: knownId,
  rename: text("The new name", limits.text),
}).meta({ id: "BinRestore" });

export type BinRestore = InferType<typeof binRestoreSchema>;
export type ChangeUndo = InferType<typeof changeUndoSchema>;
export type KeptRecord = InferType<typeof keptRecordSchema>;
