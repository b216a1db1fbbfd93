import { ownSource } from "shared-types/sighting/codes";
import type { SightingDraft } from "shared-types/sighting/schema";
import { dayIn } from "shared-types/kit/time-zone";
import { newClientId } from "../../../lib/client-id";

/** The form of a new sighting. */
export const newSighting = (date: string): SightingDraft => ({
  sightingId: 0,
  clientId: newClientId(),
  date,
  animalId: 0,
  plantId: 0,
  evidence: "seen",
  stage: "",
  interaction: "",
  count: 0,
  note: "",
  photoId: 0,
  source: ownSource,
  sourceId: "",
  href: "",
  internal: false,
  observer: "",
  license: "",
  cultivated: false,
});

/** Today in the garden, `YYYY-MM-DD`. */
export const today = (timeZone: string): string => dayIn(timeZone, new Date());
