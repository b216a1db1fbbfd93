import { array, type InferType } from "yup";
import { closed } from "../kit/closed";
import { keptRecordSchema } from "../history/schema";
import { maybeFlag } from "../kit/number";

/** POST /api/demoremove. */
export const demoRemoveSchema = closed({
  /** Unless it is false, nothing is removed. */
  dryRun: maybeFlag("dryRun").default(true),
  /** Records that would stay, and go after all. */
  remove: array()
    .of(keptRecordSchema.required())
    .typeError("What to remove comes as a list.")
    .nonNullable("What to remove comes as a list.")
    .max(10_000, "That is too many at once.")
    .default([]),
}).meta({ id: "DemoRemove" });

export type DemoRemove = InferType<typeof demoRemoveSchema>;
