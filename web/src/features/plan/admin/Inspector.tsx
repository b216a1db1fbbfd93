import { useDeferredValue } from "react";
import { BedFields } from "./BedFields";
import { useEditor } from "./editor";
import { PlantingFields } from "./PlantingFields";
import { PlantSearch } from "./PlantSearch";
import { bedName } from "../api/plan-words";
import { Button } from "../../../components/ui/Button";
import styles from "./Editor.module.css";

/** Beside the drawing: the fields of what is selected, else plants to add and beds to choose. */
export function Inspector() {
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
