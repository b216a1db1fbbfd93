import type { PhotoRotation } from "shared-types/photo/codes";

export type Side = "left" | "right";

const right: Record<PhotoRotation, PhotoRotation> = { 0: 90, 90: 180, 180: 270, 270: 0 };

/** A quarter turn to one side. */
export function turned(rotation: PhotoRotation, side: Side): PhotoRotation {
  return side === "right" ? right[rotation] : right[right[right[rotation]]];
}
