import { useEffect, useState } from "react";
import { dropShared, sharedPhotos, type SharedPhoto } from "../../../../lib/shared-photos";

/** Photos shared from a phone that are kept on this device, until they are taken or discarded. */
export function useSharedPhotos() {
  const [photos, setPhotos] = useState<readonly SharedPhoto[]>([]);
  useEffect(() => {
    // Where nothing may be stored, as in some private windows, nothing was kept.
    void sharedPhotos()
      .catch(() => [])
      .then(setPhotos);
  }, []);
  const take = () => {
    setPhotos([]);
    return photos;
  };
  const discard = () => {
    for (const photo of take()) void dropShared(photo);
  };
  return { photos, take, discard };
}
