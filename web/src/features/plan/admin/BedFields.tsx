import { limits } from "shared-types/kit/limits";
import { planLimits } from "shared-types/plan/codes";
import type { PlanBed } from "shared-types/plan/answers";
import { Button } from "../../../components/ui/Button";
import { bedName } from "../api/plan-words";
import { useEditor } from "./editor";
import { Entry } from "./fields";
import { changeBed, inside, removeBed } from "./sheet-changes";
import styles from "./Editor.module.css";

/** Corners as lines of two percentages. */
const cornersText = (points: PlanBed["points"]) =>
  points.map((point) => point.map((at) => Math.round(at * 1000) / 10).join(", ")).join("\n");

/** Corners from such lines; what is no pair of numbers is left out. */
const cornersFrom = (text: string): PlanBed["points"] =>
  text.split("\n").flatMap((line) => {
    const found = line.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    return found.length === 2 ? [found.map((percent) => inside(percent / 100))] : [];
  });

/** The facts of the chosen bed, its corners as numbers too. */
export function BedFields() {
  const { sheet, sheetNow, bedId, change, chooseBed, choose } = useEditor();
  const place = sheet?.beds.findIndex((one) => one.bedId === bedId) ?? -1;
  const bed = sheet?.beds[place];
  if (!sheet || !bed) return null;
  const set = (fields: Partial<PlanBed>) => change(changeBed(sheetNow() ?? sheet, bedId, fields));
  const own = sheet.plantings.filter((planting) => planting.bedId === bedId);
  return (
    <section className={styles.inspector} aria-label="Selected bed">
      <h2 className={styles.heading}>{bedName(bed, place)}</h2>
      <Entry
        label="Bed name"
        value={bed.name}
        maxLength={limits.text}
        placeholder="By the fence"
        onEntered={(name) => set({ name })}
      />
      <Entry
        label="Text"
        rows={5}
        value={bed.text}
        maxLength={planLimits.text}
        onEntered={(text) => set({ text })}
      />
      <Entry
        label="Corners"
        hint="One corner per line: percent from the left, percent from the top. You can also drag corners on the drawing."
        rows={4}
        autoFocus={bed.points.length === 0}
        value={cornersText(bed.points)}
        onEntered={(text) => set({ points: cornersFrom(text) })}
      />
      <div className={styles.buttons}>
        {own.length > 0 && (
          <Button onClick={() => choose(own.map(({ plantingId }) => plantingId))}>
            {`Select its ${own.length} ${own.length === 1 ? "planting" : "plantings"}`}
          </Button>
        )}
        <Button
          kind="danger"
          onClick={() => {
            change(removeBed(sheetNow() ?? sheet, bedId));
            chooseBed(0);
          }}
        >
          Remove bed
        </Button>
        <Button kind="quiet" onClick={() => chooseBed(0)}>
          Done
        </Button>
      </div>
    </section>
  );
}
