/** Where a dropdown opens, and its maximal height in px. */
export interface PopupPlacement {
  side: "below" | "above";
  height: number;
}

const wanted = 320;
const margin = 12;

export const fullPlacement: PopupPlacement = { side: "below", height: wanted };

/** The side with more room for a dropdown at an anchor, within the scroll container's edges. */
export function placementBetween(
  anchor: { top: number; bottom: number },
  edges: { top: number; bottom: number },
): PopupPlacement {
  const below = edges.bottom - anchor.bottom - margin;
  const above = anchor.top - edges.top - margin;
  const side = below >= wanted || below >= above ? "below" : "above";
  return { side, height: Math.max(120, Math.min(wanted, side === "below" ? below : above)) };
}

/** The room for a dropdown at an element, within the window or the dialog around it. */
export function popupPlacementAt(anchor: HTMLElement): PopupPlacement {
  const dialog = anchor.closest("dialog")?.getBoundingClientRect();
  return placementBetween(anchor.getBoundingClientRect(), {
    top: Math.max(0, dialog?.top ?? 0),
    bottom: Math.min(window.innerHeight, dialog?.bottom ?? window.innerHeight),
  });
}
