import { type KeyboardEvent, useDeferredValue } from "react";
import { fieldDomId } from "../../../components/form/field-id";
import { useSheets, useEditor } from "./editor";
import { SheetCanvas } from "./SheetCanvas";
import { Toolbar } from "./Toolbar";
import { useFocusStays } from "./use-focus-stays";
import styles from "./Editor.module.css";
import { BedFields } from "./BedFields";
import { PlantingFields } from "./PlantingFields";
import { PlantSearch } from "./PlantSearch";
import { bedName } from "../api/plan-words";
import { Button } from "../../../components/ui/Button";

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
      <PlantSearch />
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
  const box = useFocusStays(fieldDomId("sheets"));
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
