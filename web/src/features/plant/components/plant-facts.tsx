import type { PlantDetail } from "shared-types/plant/answers";
import { keystoneColumn } from "shared-types/plant/fields";
import type { Fact } from "../../../components/ui/FactList";
import { kindsFed, plantWords, type PlantWords } from "./plant-codes";
import styles from "./plant-facts.module.css";

type Facts = PlantWords & Pick<PlantDetail, "aka" | "keystone" | "keystoneSource">;

/** '429 kinds of caterpillars (National Wildlife Federation)'. */
function keystoneWords({ keystone, keystoneSource }: Facts): string {
  const kinds = kindsFed(keystone, "kind of caterpillar", "kinds of caterpillars");
  if (kinds === "") return "";
  return keystoneSource ? `${kinds} (${keystoneSource})` : kinds;
}

/** A plant's facts, for the column of its page. Codes have their glyphs: the codes themselves belong to the tables. */
export function plantFacts(plant: Facts): Fact[] {
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
  return [
    ...own,
    { label: keystoneColumn.label, value: keystoneWords(plant) },
    { label: "Also called", value: plant.aka },
  ];
}
