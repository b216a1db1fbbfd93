import { startTransition, useState, type MouseEvent, type PointerEvent } from "react";
import { nearestMark } from "../api/marks";
import type { EditorApi } from "./editor";
import {
  addBed,
  addPlanting,
  bedAt,
  changeBed,
  inside,
  movePlantings,
  plantingsWithin,
} from "./sheet-changes";

type Place = [x: number, y: number];

/** Where in the window a mouse or a finger is. */
type Point = Pick<MouseEvent, "clientX" | "clientY">;

type Targets = Pick<Event, "target" | "currentTarget">;

/** What the pointer is doing, from where it went down to where it is. */
export interface Drag {
  kind: "move" | "box" | "corner" | "tap";
  /** The corner that is dragged. */
  corner: number;
  from: Place;
  to: Place;
}

/** A pointer that moves less has clicked. */
const clickPx = 4;

/** A mouse hits a mark within this many px; a finger within more. */
const mousePx = 14;

/** Where on the drawing an event of it is. */
export function placeOf({ currentTarget, clientX, clientY }: MouseEvent): Place {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [inside((clientX - left) / width), inside((clientY - top) / height)];
}

/** How far two places are from one another on the screen, in px. */
function pxBetween({ currentTarget }: MouseEvent, [x1, y1]: Place, [x2, y2]: Place): number {
  const { width, height } = currentTarget.getBoundingClientRect();
  return Math.hypot((x2 - x1) * width, (y2 - y1) * height);
}

/** Pointer and mouse on the drawing of the editor. */
export function useCanvas(editor: EditorApi) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const { tool, plantId, chosen, bedId, corners } = editor;

  const add = (id: number, [x, y]: Place) => {
    const sheet = editor.sheetNow();
    if (sheet) startTransition(() => editor.change(addPlanting(sheet, { plantId: id, x, y })[0]));
  };

  const closeBed = () => {
    const sheet = editor.sheetNow();
    if (!sheet || corners.length < 3) return;
    const [next, id] = addBed(sheet, corners);
    editor.change(next);
    editor.set({ corners: [], tool: "select" });
    editor.chooseBed(id);
  };

  /** What a mouse or a finger is at: a corner of the chosen bed, or a mark. */
  const hit = (
    { target, currentTarget }: Targets,
    { clientX: x, clientY: y }: Point,
    reach?: number,
  ) => {
    const corner = (target as Element).closest<SVGElement>("[data-corner]")?.dataset["corner"];
    const box = (currentTarget as Element).getBoundingClientRect();
    return { corner, id: nearestMark(editor.sheetNow()?.plantings ?? [], box, { x, y }, reach) };
  };

  const hold = (event: TouchEvent) => {
    const [touch, second] = event.touches;
    if (tool !== "select" || !touch || second) return;
    const { corner, id } = hit(event, touch);
    if (corner !== undefined || (id !== null && chosen.has(id))) event.preventDefault();
  };

  const click = (event: MouseEvent) => {
    if (tool === "plant" && plantId !== 0) add(plantId, placeOf(event));
    if (tool !== "bed") return;
    const place = placeOf(event);
    const [first] = corners;
    if (first && corners.length > 2 && pxBetween(event, first, place) < 14) closeBed();
    else editor.set({ corners: [...corners, place] });
  };

  const down = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    // A text that is being typed beside the drawing counts when its field is left; another choice takes the field away.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && !event.currentTarget.contains(activeElement))
      activeElement.blur();
    const sheet = editor.sheetNow();
    if (!sheet || tool !== "select" || event.button !== 0) return;
    const place = placeOf(event);
    const isTouch = event.pointerType === "touch";
    const { corner, id } = hit(event, event, isTouch ? undefined : mousePx);
    const start = { corner: Number(corner), from: place, to: place };
    if (corner !== undefined) setDrag({ ...start, kind: "corner" });
    else if (isTouch && (id === null || !chosen.has(id))) setDrag({ ...start, kind: "tap" });
    else if (id !== null) {
      if (event.shiftKey || event.ctrlKey || event.metaKey) {
        const next = new Set(chosen);
        if (!next.delete(id)) next.add(id);
        editor.choose(next);
      } else if (!chosen.has(id)) editor.choose([id]);
      setDrag({ ...start, kind: "move" });
    } else setDrag({ ...start, kind: "box" });
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent) => {
    if (drag && event.isPrimary) setDrag({ ...drag, to: placeOf(event) });
  };

  const up = (event: PointerEvent) => {
    if (!event.isPrimary) return;
    const sheet = editor.sheetNow();
    if (!drag || !sheet) {
      setDrag(null);
      return;
    }
    const to = placeOf(event);
    const isClick = pxBetween(event, drag.from, to) < clickPx;
    if (drag.kind === "move" && !isClick) {
      // The whole form follows: until it has, the marks stay where they were dropped.
      startTransition(() => {
        setDrag(null);
        editor.change(movePlantings(sheet, chosen, [to[0] - drag.from[0], to[1] - drag.from[1]]));
      });
      return;
    }
    setDrag(null);
    if (drag.kind === "corner" && !isClick) {
      const points = sheet.beds.find((bed) => bed.bedId === bedId)?.points ?? [];
      editor.change(changeBed(sheet, bedId, { points: points.with(drag.corner, to) }));
    }
    if (drag.kind === "tap") {
      const { id } = hit(event, event);
      if (id !== null) editor.choose([id]);
      else editor.chooseBed(bedAt(sheet.beds, ...to));
    }
    if (drag.kind !== "box") return;
    if (isClick) editor.chooseBed(bedAt(sheet.beds, ...to));
    else
      editor.choose([...(event.shiftKey ? chosen : []), ...plantingsWithin(sheet, drag.from, to)]);
  };

  return {
    drag,
    hold,
    cancel: () => setDrag(null),
    click,
    down,
    move,
    up,
    closeBed,
    add,
  };
}
