import { afterChange } from "../../../documents/rule";
import { syncEntries } from "./media-entries";

/** Keeps a photo's Media Library entry in step with its record, whoever saves it (docs/decisions/015). */
export const syncMediaEntries = afterChange(syncEntries);
