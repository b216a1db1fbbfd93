import type { PhotoItem } from "shared-types";
import type { Read } from "../../../lib/swr";

/** The photos of a species, which its own page has; `null` when there is no such species. */
export type PhotosOf = (keyId: string) => Read<{ photos: PhotoItem[] } | null>;
