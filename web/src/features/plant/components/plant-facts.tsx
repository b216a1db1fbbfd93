import type { PlantDetail } from "shared-types/plant/codes";
import type { Fact } from "../../../components/ui/FactList";
import { plantCodes, type PlantCode } from "./plant-codes";
import styles from "./plant-facts.module.css";

type Facts = Pick<PlantDetail, "type" | "sun" | "moisture" | "season" | "height" | "width" | "aka">;

/** What a code means, with its glyph: the code itself belongs to the tables. */
const inWords = (value: PlantCode | null) =>
  value && (
    <span className={styles.code}>
      {value.glyph}
      <span>{value.label}</span>
    </span>
  );

/** A plant's facts, for the column of its page. */
export function plantFacts(plant: Facts): Fact[] {
  const { type, sun, moisture, season } = plantCodes(plant);
  return [
    { label: "Type", value: type?.label ?? null },
    { label: "Sun", value: inWords(sun) },
    { label: "Moisture", value: inWords(moisture) },
    { label: "Height", value: plant.height },
    { label: "Width", value: plant.width },
    { label: "Season", value: inWords(season) },
    { label: "Also called", value: plant.aka },
  ];
}
