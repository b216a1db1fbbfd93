import { useLayoutEffect, useState, type RefObject } from "react";

/** Where a list opens, and how high it may be, px. */
export interface Room {
  side: "below" | "above";
  height: number;
}

const wanted = 320;
const margin = 12;

/** The better side for a list that hangs from `top` to `bottom`, between the edges of what scrolls. */
export function roomBetween(
  anchor: { top: number; bottom: number },
  edges: { top: number; bottom: number },
): Room {
  const below = edges.bottom - anchor.bottom - margin;
  const above = anchor.top - edges.top - margin;
  const side = below >= wanted || below >= above ? "below" : "above";
  return { side, height: Math.max(120, Math.min(wanted, side === "below" ? below : above)) };
}

/** The room for a list at its anchor, taken when the list opens: the window's, or that of the dialog. */
export function useRoom(anchor: RefObject<HTMLElement | null>, isOpen: boolean): Room {
  const [room, setRoom] = useState<Room>({ side: "below", height: wanted });
  useLayoutEffect(() => {
    const { current } = anchor;
    if (!isOpen || !current) return;
    const dialog = current.closest("dialog")?.getBoundingClientRect();
    const top = Math.max(0, dialog?.top ?? 0);
    const bottom = Math.min(window.innerHeight, dialog?.bottom ?? window.innerHeight);
    setRoom(roomBetween(current.getBoundingClientRect(), { top, bottom }));
  }, [anchor, isOpen]);
  return room;
}
