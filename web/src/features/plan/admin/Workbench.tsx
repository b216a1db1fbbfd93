import type { KeyboardEvent } from "react";
import { fieldDomId } from "../../../components/form/field-id";
import { useSheets } from "./editor";
import { Inspector } from "./Inspector";
import { SheetCanvas } from "./SheetCanvas";
import { Toolbar } from "./Toolbar";
import { useFocusStays } from "./use-focus-stays";
import styles from "./Editor.module.css";

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
