import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from "react";
import { fieldDomId } from "../../../components/form/field-id";
import { afterPaint } from "../../../lib/after-paint";
import { directions } from "../api/marks";
import { PlanBase, PlanBeds } from "../components/PlanBase";
import { useZoom } from "../components/PlanDrawing";
import { CanvasShapes } from "./CanvasShapes";
import { useEditor, type Tool } from "./editor";
import { MovedContext, EditorMarks } from "./EditorMarks";
import { markOf } from "../components/PlanMarks";
import { plantMime } from "./PlantSearch";
import { movePlantings, removePlantings, stoppedAtEdge } from "./sheet-changes";
import { placeOf, useCanvas } from "./use-canvas";
import { useDrawings } from "./use-drawings";
import styles from "./SheetCanvas.module.css";

/** A step of the keyboard, and one with Shift. */
const [step, stride] = [0.005, 0.025];

const hints = {
  select:
    "Click a mark to select it, hold Shift and click to add more, or draw a box around several; drag to move them. By keyboard: arrow keys go from mark to mark, Enter selects, Alt with an arrow key moves, Delete removes.",
  plant: "Choose a plant, then click the drawing where it grows.",
  bed: "Click each corner in turn; click the first one again, or press Enter, to close the bed.",
};

/** On a screen that is touched there is neither Shift nor a box around several. */
const touchHints: Partial<Record<Tool, string>> = {
  select: "Tap a mark to select it, then drag it to move it.",
  bed: "Tap each corner in turn; tap the first one again to close the bed.",
};

/** The mark beside the focused one when all that are chosen go: the next that stays, else the one before; none if it is not among them. */
function markBeside(chosen: ReadonlySet<number>): SVGAElement | undefined {
  const focused = document.activeElement;
  if (!focused || !chosen.has(markOf(focused) ?? 0)) return undefined;
  const all = [...(focused.parentElement?.querySelectorAll<SVGAElement>("[data-planting]") ?? [])];
  const at = all.findIndex((mark) => mark === focused);
  const stays = (mark: SVGAElement) => !chosen.has(markOf(mark) ?? 0);
  return all.slice(at).find(stays) ?? all.slice(0, at).findLast(stays);
}

/** The drawing to work on: the same picture, beds and marks that visitors see. */
export function SheetCanvas() {
  const editor = useEditor();
  const { sheet, tool, chosen, corners, level, bedId } = editor;
  const withPhoto = useDrawings();
  const canvas = useCanvas(editor);
  const { drag } = canvas;
  const [view, width] = useZoom(level, undefined);
  const surface = useRef<HTMLDivElement>(null);
  // A finger drags only what is selected: elsewhere it scrolls, and would move a plant unseen. CSS cannot say so, because
  // Chromium does not heed `touch-action` within an SVG.
  const hold = useEffectEvent(canvas.hold);
  const isShown = sheet !== undefined;
  useEffect(() => {
    const element = surface.current;
    const start = (event: TouchEvent) => hold(event);
    element?.addEventListener("touchstart", start, { passive: false });
    return () => element?.removeEventListener("touchstart", start);
  }, [isShown]);
  if (!sheet) return null;

  const keys = (event: KeyboardEvent) => {
    const { key, altKey, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const by = directions[key];
    if (isCommand && key.toLowerCase() === "z") (shiftKey ? editor.redo : editor.undo)();
    else if (isCommand && key.toLowerCase() === "y") editor.redo();
    else if (isCommand && key.toLowerCase() === "a")
      afterPaint(() =>
        editor.choose((editor.sheetNow() ?? sheet).plantings.map(({ plantingId }) => plantingId)),
      );
    else if (key === "Enter" && corners.length > 2) canvas.closeBed();
    else if ((key === "Delete" || key === "Backspace") && chosen.size > 0) {
      markBeside(chosen)?.focus();
      afterPaint(() => {
        editor.change(removePlantings(editor.sheetNow() ?? sheet, chosen));
        editor.choose([]);
      });
    } else if (altKey && by && chosen.size > 0) {
      const size = shiftKey ? stride : step;
      const to: [number, number] = [by[0] * size, by[1] * size];
      afterPaint(() => editor.change(movePlantings(editor.sheetNow() ?? sheet, chosen, to)));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const moved =
    drag?.kind === "move"
      ? stoppedAtEdge(sheet, chosen, [drag.to[0] - drag.from[0], drag.to[1] - drag.from[1]])
      : null;
  return (
    <div className={styles.canvas}>
      <p className={styles.hint} data-for={touchHints[tool] && "mouse"}>
        {hints[tool]}
      </p>
      {touchHints[tool] && (
        <p className={styles.hint} data-for="touch">
          {touchHints[tool]}
        </p>
      )}
      <div
        ref={view}
        id={fieldDomId("sheets")}
        className={styles.view}
        data-large={level > 0}
        role="region"
        aria-label="Drawing"
        tabIndex={0}
        onKeyDown={keys}
      >
        <div
          ref={surface}
          className={styles.surface}
          style={{ width }}
          data-tool={tool}
          onClick={canvas.click}
          onPointerDown={canvas.down}
          onPointerMove={canvas.move}
          onPointerUp={canvas.up}
          onPointerCancel={canvas.cancel}
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes(plantMime)) event.preventDefault();
          }}
          onDrop={(event) => {
            const id = Number(event.dataTransfer.getData(plantMime));
            if (id === 0) return;
            event.preventDefault();
            canvas.add(id, placeOf(event));
          }}
        >
          <PlanBase sheet={withPhoto(sheet)} isFirst={false} />
          <PlanBeds beds={sheet.beds} chosen={bedId} />
          <MovedContext value={moved}>
            <EditorMarks sheet={sheet} />
          </MovedContext>
          <CanvasShapes sheet={sheet} bedId={bedId} corners={corners} drag={drag} />
        </div>
      </div>
    </div>
  );
}
