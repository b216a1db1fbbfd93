import type { ReactNode } from "react";
import {
  moistureLabels,
  plantTypeLabels,
  seasonLabels,
  sunCodeShown,
  sunLabels,
  type PlantRow,
} from "shared-types/plant/codes";
import { MoistureGlyph, SeasonGlyph, SunGlyph } from "../../../components/ui/Glyph";

/** A code of a plant: as shown, its label, and its glyph. */
export interface PlantCode {
  code: string;
  label: string;
  glyph: ReactNode;
}

type Coded = Pick<PlantRow, "type" | "sun" | "moisture" | "season">;

/** The four codes of a plant; null where it has none. */
export function plantCodes({ type, sun, moisture, season }: Coded) {
  return {
    type: type ? { code: type, label: plantTypeLabels[type], glyph: null } : null,
    sun: sun
      ? { code: sunCodeShown(sun), label: sunLabels[sun], glyph: <SunGlyph code={sun} /> }
      : null,
    moisture: moisture
      ? {
          code: moisture,
          label: moistureLabels[moisture],
          glyph: <MoistureGlyph code={moisture} />,
        }
      : null,
    season: season
      ? { code: season, label: seasonLabels[season], glyph: <SeasonGlyph code={season} /> }
      : null,
  } satisfies Record<keyof Coded, PlantCode | null>;
}
