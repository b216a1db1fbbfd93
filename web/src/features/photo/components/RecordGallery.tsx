import type { PhotoItem } from "shared-types";
import { paths } from "../../../lib/paths";
import { PhotoGallery } from "./PhotoGallery";
import { useQueryPhoto } from "./open-photo";

/** The photos of a plant or animal, with a lightbox over the record's page. */
export function RecordGallery({ photos, label }: { photos: PhotoItem[]; label: string }) {
  const address = useQueryPhoto();
  return <PhotoGallery photos={photos} label={label} address={address} hrefOf={paths.photo} />;
}
