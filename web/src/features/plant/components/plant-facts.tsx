import type { PlantDetail } from "shared-types/plant/codes";
import type { Fact } from "../../../components/ui/FactList";
import { plantWords, type PlantWords } from "./plant-codes";
import styles from "./plant-facts.module.css";

/** A plant's facts, for the column of its page. Codes have their glyphs: the codes themselves belong to the tables. */
export function plantFacts(plant: PlantWords & Pick<PlantDetail, "aka">): Fact[] {
  const own = plantWords(plant).map(({ label, words, glyph }) => ({
    label,
    value: glyph ? (
      <span className={styles.code}>
        {glyph}
        <span>{words}</span>
      </span>
    ) : (
      words
    ),
  }));
  return [...own, { label: "Also called", value: plant.aka }];
}
