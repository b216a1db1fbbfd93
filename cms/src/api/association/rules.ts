import { requireDraft } from "../../documents/require-draft";
import { associationRecords } from "./saving";

/** An association names an animal and a plant that there are. */
export const keepAssociations = requireDraft(associationRecords);
