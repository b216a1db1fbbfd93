import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { PlantFilter, PlantSearchColumn } from "shared-types";
import { MoistureGlyph, SeasonGlyph, SunGlyph } from "../../../components/ui/Glyph";
import { filterToQuery } from "../../../lib/filter";
import { plantFilterSpec } from "../api/filter";
import styles from "./PlantChoices.module.css";

interface Choice {
  /** A term that is part of several labels: 'Dry' in 'Dry to medium'. */
  word: string;
  glyph?: ReactNode;
}

const choices: Partial<Record<PlantSearchColumn, Choice[]>> = {
  typ: ["Forb", "Grass", "Shrub", "Tree", "Vine"].map((word) => ({ word })),
  sun: [
    { word: "Full sun", glyph: <SunGlyph code="F" /> },
    { word: "Part shade", glyph: <SunGlyph code="F-S" /> },
    { word: "Shade", glyph: <SunGlyph code="S" /> },
  ],
  mst: [
    { word: "Dry", glyph: <MoistureGlyph code="D" /> },
    { word: "Medium", glyph: <MoistureGlyph code="M" /> },
    { word: "Wet", glyph: <MoistureGlyph code="W" /> },
  ],
  sea: [
    { word: "Spring", glyph: <SeasonGlyph code="spr" /> },
    { word: "Summer", glyph: <SeasonGlyph code="sum" /> },
    { word: "Fall", glyph: <SeasonGlyph code="fall" /> },
    { word: "Winter", glyph: <SeasonGlyph code="win" /> },
    { word: "All year", glyph: <SeasonGlyph code="all" /> },
  ],
};

/** Preset searches for columns of codes. */
export function PlantChoices({ filter, listPath }: { filter: PlantFilter; listPath: string }) {
  const { searchColumn, searchTerm } = filter;
  const offered = choices[searchColumn];
  if (!offered) return null;
  return (
    <ul role="list" className={styles.choices}>
      {offered.map(({ word, glyph }) => {
        const isChosen = searchTerm.toLowerCase() === word.toLowerCase();
        const next = { ...filter, searchTerm: isChosen ? "" : word };
        return (
          <li key={word}>
            <Link
              to={listPath + filterToQuery(plantFilterSpec, next)}
              replace
              preventScrollReset
              className={styles.choice}
              aria-current={isChosen ? "true" : undefined}
            >
              {glyph}
              {word}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
