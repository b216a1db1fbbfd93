import { mixed, type InferType } from "yup";
import { laterChanges, type LaterChanges } from "./codes";
import { closed } from "../kit/closed";
import { knownId } from "../kit/number";

export const csvUndoSchema = closed({
  importId: knownId,
  later: mixed<LaterChanges>()
    .oneOf(laterChanges, "later is ask, keep or overwrite.")
    .default("ask"),
}).meta({ id: "CsvUndoAsk" });

export type CsvUndoAsk = InferType<typeof csvUndoSchema>;
