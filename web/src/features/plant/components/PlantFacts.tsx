import type { PlantDetail } from "shared-types";
import { FactList } from "../../../components/ui/FactList";
import { plantCodes, type PlantCode } from "./plant-codes";
import styles from "./PlantFacts.module.css";

type Facts = Pick<PlantDetail, "type" | "sun" | "moisture" | "season" | "height" | "width" | "aka">;

/** Its words, and its code unless that is only their beginning ('Fall fall'). */
function CodeInWords({ value: { label, code, glyph } }: { value: PlantCode }) {
  const isTold = label.toLowerCase().startsWith(code.toLowerCase());
  return (
    <span className={styles.code}>
      {glyph}
      <span>
        {label} {!isTold && <span className="part-note">{code}</span>}
      </span>
    </span>
  );
}

/** The facts column of a plant. */
export function PlantFacts({ plant }: { plant: Facts }) {
  const { type, sun, moisture, season } = plantCodes(plant);
  return (
    <FactList
      facts={[
        { label: "Type", value: type?.label ?? null },
        { label: "Sun", value: sun && <CodeInWords value={sun} /> },
        { label: "Moisture", value: moisture && <CodeInWords value={moisture} /> },
        { label: "Height", value: plant.height },
        { label: "Width", value: plant.width },
        { label: "Season", value: season && <CodeInWords value={season} /> },
        { label: "Also called", value: plant.aka },
      ]}
    />
  );
}
