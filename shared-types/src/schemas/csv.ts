import { mixed } from "yup";
import { laterChanges, type LaterChanges } from "../csv";
import { closed } from "./closed";
import { knownId } from "./number";

export const csvUndoSchema = closed({
  importId: knownId,
  later: mixed<LaterChanges>()
    .oneOf(laterChanges, "later is ask, keep or overwrite.")
    .default("ask"),
});
