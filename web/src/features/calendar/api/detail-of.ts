import type { PhotoItem, SpeciesRecords } from "shared-types";
import type { Read } from "../../../lib/swr";

/** The photos and records of a species, which its own page has; `null` when there is no such species. */
export type DetailOf = (
  keyId: string,
) => Read<{ photos: PhotoItem[]; records: SpeciesRecords } | null>;
