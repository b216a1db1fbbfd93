import type { ReactNode } from "react";
import { sunCodeShown } from "shared-types/plant/codes";
import type { PlantRow } from "shared-types/plant/answers";
import { plantFields } from "shared-types/plant/fields";
import { wordsOfFields } from "../../../components/species/field-words";
import { MoistureGlyph, SeasonGlyph, SunGlyph } from "../../../components/ui/Glyph";
import { countOf } from "../../../lib/format";

/** A code as it is shown: S-PS reads S-P. */
export const codeShown = (code: string): string => (code === "S-PS" ? sunCodeShown(code) : code);

/** '429 kinds', or in other words. A form may hold anything while one types. */
export const kindsFed = (keystone: unknown, one = "kind", many = "kinds"): string =>
  typeof keystone === "number" ? countOf(keystone, one, many) : "";

/** What only plants have. */
export type PlantWords = Pick<PlantRow, keyof typeof plantFields>;

type Glyphs = Partial<Record<keyof PlantWords, ReactNode>>;

/** A plant's own fields in words, with the glyphs of their codes. */
export function plantWords(plant: PlantWords) {
  const { sun, moisture, season } = plant;
  const glyphs: Glyphs = {
    sun: sun && <SunGlyph code={sun} />,
    moisture: moisture && <MoistureGlyph code={moisture} />,
    season: season && <SeasonGlyph code={season} />,
  };
  return wordsOfFields(plantFields, plant).map((field) => ({
    ...field,
    glyph: glyphs[field.name] ?? "",
  }));
}
