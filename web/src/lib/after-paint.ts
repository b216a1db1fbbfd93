import { startTransition } from "react";

/** Runs once the next frame is shown: what takes long, such as hundreds of marks, does not delay it. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(() => startTransition(run)));
}
