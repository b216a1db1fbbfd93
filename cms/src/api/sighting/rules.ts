import { sightingMessages } from "shared-types/sighting/codes";
import { isUniqueViolation } from "../../database/unique-violation";
import { brokenRule } from "../../http/broken-rule";
import { inOrder, onFailedSave } from "../../documents/rule";
import { requireDraft } from "../../documents/require-draft";
import { sightingRecords } from "./saving";

/** Whether a save was refused by the unique index of sources, and not by that of clientIds. */
const isSourceTaken = (error: unknown) =>
  isUniqueViolation(error, "sourceId") && /sightings[._]source/.test(String(error));

/** A sighting names a species, at a stage it can be at, on a day that was. */
export const keepSightings = inOrder(
  requireDraft(sightingRecords),
  onFailedSave((error) =>
    isSourceTaken(error) ? brokenRule("sourceId", sightingMessages.known) : error,
  ),
);
