import type { PlantDetail } from "shared-types/plant/codes";
import type { Fact } from "../../../components/ui/FactList";
import { plantWords, type PlantWords } from "./plant-codes";
import styles from "./plant-facts.module.css";

type Facts = PlantWords & Pick<PlantDetail, "aka" | "keystone" | "keystoneSource">;

/** '429 kinds of caterpillars (National Wildlife Federation)'. A form may hold anything while one types. */
function keystoneWords({ keystone, keystoneSource }: Facts): string {
  if (typeof keystone !== "number") return "";
  const kinds = `${keystone.toLocaleString("en-US")} ${keystone === 1 ? "kind" : "kinds"} of caterpillars`;
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
    { label: "Feeds", value: keystoneWords(plant) },
    { label: "Also called", value: plant.aka },
  ];
}
