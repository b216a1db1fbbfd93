import { ownSource } from "shared-types/sighting/codes";

/** Where sightings come from; others keep the name that they were saved with. */
export const sourceLabels: Record<string, string> = {
  [ownSource]: "Noted here",
  inaturalist: "iNaturalist",
  ebird: "eBird",
};
