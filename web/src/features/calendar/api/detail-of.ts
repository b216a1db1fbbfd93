import type { SpeciesRecords } from "shared-types/calendar/answers";
import type { PhotoItem } from "shared-types/photo/answers";
import type { Read } from "../../../lib/read";

/** The photos and records of a species, which its own page has; `null` when there is no such species. */
export type DetailOf = (
  keyId: string,
) => Read<{ photos: PhotoItem[]; records: SpeciesRecords } | null>;
