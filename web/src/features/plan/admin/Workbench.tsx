import { type KeyboardEvent, useDeferredValue } from "react";
import { focusField } from "../../../components/form/field-id";
import { Button } from "../../../components/ui/Button";
import { afterPaint } from "../../../lib/after-paint";
import { isGoneOrOff, useFocusStays } from "../../../components/ui/use-focus-stays";
import { bedName } from "../api/plan-words";
import { ZoomButtons } from "../components/ZoomButtons";
import { BedFields } from "./BedFields";
import { useEditor, useSheets, type Tool } from "./editor";
import { PlantingFields } from "./PlantingFields";
import { PlantSearch } from "./PlantSearch";
import { addBed } from "./sheet-changes";
import { SheetCanvas } from "./SheetCanvas";
import styles from "./Editor.module.css";

const tools: { tool: Tool; label: string }[] = [
  { tool: "select", label: "Select and move" },
  { tool: "plant", label: "Add plants" },
  { tool: "bed", label: "Draw a bed" },
];

/** The tools of the editor, its steps back and forth, and the size of the drawing. */
function Toolbar() {
  const editor = useEditor();
  return (
    <div className={styles.toolbar} role="group" aria-label="Tools">
      <div className={styles.buttons}>
        {tools.map(({ tool, label }) => (
          <Button key={tool} aria-pressed={editor.tool === tool} onClick={() => editor.take(tool)}>
            {label}
          </Button>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button kind="quiet" disabled={editor.past.length === 0} onClick={editor.undo}>
          Undo
        </Button>
        <Button kind="quiet" disabled={editor.future.length === 0} onClick={editor.redo}>
          Redo
        </Button>
        <ZoomButtons
          of="the drawing"
          level={editor.level}
          onZoom={(level) => afterPaint(() => editor.set({ level }))}
        />
      </div>
    </div>
  );
}

/** A bed without a mouse: it has no corners until they are typed in its fields. */
function TypedBed() {
  const { sheetNow, change, chooseBed, take } = useEditor();
  const add = () => {
    const sheet = sheetNow();
    if (!sheet) return;
    const [next, bedId] = addBed(sheet, []);
    change(next);
    take("select");
    chooseBed(bedId);
  };
  return (
    <div>
      <Button onClick={add}>Type its corners</Button>
    </div>
  );
}

/** Beside the drawing: the fields of what is selected, else plants to add and beds to choose. */
function Inspector() {
  const { sheet, bedId, chooseBed, ...editor } = useEditor();
  // Their fields follow when the marks have.
  const chosen = useDeferredValue(editor.chosen);
  if (!sheet) return null;
  if (bedId !== 0) return <BedFields key={bedId} />;
  if (chosen.size > 0) return <PlantingFields key={[...chosen].join()} chosen={chosen} />;
  return (
    <div className={styles.inspector}>
      {editor.tool === "bed" ? <TypedBed /> : <PlantSearch />}
      {sheet.beds.length > 0 && (
        <section aria-label="Beds" className={styles.inspector}>
          <h2 className={styles.heading}>Beds</h2>
          <div className={styles.buttons}>
            {sheet.beds.map((bed, n) => (
              <Button key={bed.bedId} onClick={() => chooseBed(bed.bedId)}>
                {bedName(bed, n)}
              </Button>
            ))}
          </div>
        </section>
      )}
    </div>
  );
}

const entries = "input, textarea, select";

/** The tools, the drawing, and what is beside it; Escape means all of it, wherever the focus is. */
export function Workbench() {
  const { leave } = useSheets();
  const box = useFocusStays(() => focusField("sheets"), { isLost: isGoneOrOff, pauseMs: 0 });
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    const { target } = event;
    // What was typed counts when its field is left.
    if (target instanceof HTMLElement && target.matches(entries)) target.blur();
    leave();
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label="Drawing and tools"
      className={styles.workbench}
      onKeyDown={escape}
    >
      <Toolbar />
      <div className={styles.bench}>
        <SheetCanvas />
        <div className={styles.beside}>
          <Inspector />
        </div>
      </div>
    </div>
  );
}
