import type { StoreApi } from "zustand/vanilla";
import { dropShared, type SharedPhoto } from "../../../../lib/shared-photos";
import { identityOf, type UploadQueue } from "./upload-queue";

/** Removes each shared photo from the device once the server has it, or the owner has taken it off the list. */
export function dropWhenDone(
  photos: readonly SharedPhoto[],
  queue: StoreApi<UploadQueue>,
  drop: (photo: SharedPhoto) => Promise<void> = dropShared,
): void {
  const left = new Set(photos);
  const look = ({ uploads }: UploadQueue) => {
    const open = uploads.filter(({ state }) => state.kind !== "uploaded");
    const needed = new Set(open.map(({ file }) => identityOf(file)));
    for (const photo of left) {
      if (needed.has(identityOf(photo.file))) continue;
      left.delete(photo);
      void drop(photo);
    }
  };
  queue.subscribe(look);
  look(queue.getState());
}
