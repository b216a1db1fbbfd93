import { photoOwnerCalls } from "shared-types";
import { ownerSave } from "../../../lib/owner-calls";

export interface Deleted {
  done: number[];
  /** Why the others were not deleted. */
  problems: string[];
}

/** Moves photos into the bin one by one; a failure does not stop the others. */
export async function deletePhotos(photoIds: readonly number[]): Promise<Deleted> {
  const done: number[] = [];
  const problems: string[] = [];
  for (const photoId of photoIds) {
    try {
      const errors = await ownerSave(photoOwnerCalls.photoDelete, { params: { id: photoId } });
      if (errors.length === 0) done.push(photoId);
      problems.push(...errors.map(({ errorMessage }) => `No. ${photoId}: ${errorMessage}`));
    } catch (error) {
      problems.push(`No. ${photoId}: ${error instanceof Error ? error.message : "not deleted."}`);
    }
  }
  return { done, problems };
}
