import type { Core } from "@strapi/strapi";
import { sightingDraftSchema } from "shared-types/schemas";
import { requireDraft } from "../../documents/require-draft";
import { sightingRecords } from "./saving";

/** A sighting names a species, at a stage it can be at, on a day that was. */
export function keepSightings(strapi: Core.Strapi): void {
  requireDraft(strapi, sightingRecords, sightingDraftSchema);
}
