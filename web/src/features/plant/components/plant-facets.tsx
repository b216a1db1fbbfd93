import type { FloraFacets } from "shared-types/calendar/answers";
import { seasonLabels, type Moisture, type Season, type Sun } from "shared-types/plant/codes";
import { plantFields } from "shared-types/plant/fields";
import { fieldFacets } from "../../../components/species/field-facets";
import type { FacetChoice } from "../../../components/species/facets";
import type { SpeciesFacet } from "../../../components/species/listed-species";
import { MoistureGlyph, SeasonGlyph, SunGlyph } from "../../../components/ui/Glyph";
import { feedsChoices, seasonChoices } from "../api/filter";
import { heightChoices, heightsShown, isWithin } from "../api/heights";

type PlantFacet = SpeciesFacet<"plant">;

/** The codes that have some of it: a plant for full sun to shade is one for part shade. */
const suns: Record<string, Sun[]> = {
  F: ["F", "F-P", "F-S"],
  P: ["F-P", "F-S", "P-S", "S-PS"],
  S: ["F-S", "P-S", "S-PS", "S"],
};
const moistures: Record<string, Moisture[]> = {
  D: ["D", "D-M", "M-D", "W-D"],
  M: ["D-M", "M-D", "M", "M-W", "W-M", "W-D"],
  W: ["M-W", "W-M", "W-D", "W"],
};
const seasons: Record<string, Season[]> = {
  spr: ["spr", "spr-fall", "all"],
  sum: ["sum", "spr-fall", "all"],
  fall: ["fall", "spr-fall", "all"],
  win: ["win", "all"],
};

/** A facet whose choices are levels, each found in several codes. */
const byLevel = (
  name: "sun" | "moisture" | "season",
  label: string,
  codesOf: Record<string, readonly string[]>,
  choices: FacetChoice[],
): PlantFacet => ({
  name,
  label,
  choices: () => choices,
  fits: (value) => {
    const codes = new Set(codesOf[value]);
    return (plant) => codes.has(plant[name]);
  },
});

const visits = (value: string, known: FloraFacets | undefined) =>
  new Set(known?.visitors.find(({ keyId }) => keyId === value)?.plantIds);

/** What the list of plants can be filtered by. */
export const plantFacets: readonly PlantFacet[] = [
  // There are many families.
  ...fieldFacets(plantFields).map((facet) =>
    facet.name === "family" ? { ...facet, isLong: true } : facet,
  ),
  byLevel("sun", "Sun", suns, [
    { value: "F", label: "Full sun", glyph: <SunGlyph code="F" /> },
    { value: "P", label: "Part shade", glyph: <SunGlyph code="F-S" /> },
    { value: "S", label: "Shade", glyph: <SunGlyph code="S" /> },
  ]),
  byLevel("moisture", "Moisture", moistures, [
    { value: "D", label: "Dry", glyph: <MoistureGlyph code="D" /> },
    { value: "M", label: "Medium", glyph: <MoistureGlyph code="M" /> },
    { value: "W", label: "Wet", glyph: <MoistureGlyph code="W" /> },
  ]),
  byLevel(
    "season",
    "Season",
    seasons,
    seasonChoices.map((value) => ({
      value,
      label: seasonLabels[value],
      glyph: <SeasonGlyph code={value} />,
    })),
  ),
  {
    name: "height",
    label: "Height",
    choices: (_rows, _known, chosen) => {
      const isOwn = chosen !== undefined && !heightChoices.includes(chosen);
      const all = isOwn ? [chosen, ...heightChoices] : heightChoices;
      return all.map((value) => ({ value, label: heightsShown(value) }));
    },
    fits: (value) => {
      const fits = isWithin(value);
      return ({ heightSort }) => fits(heightSort);
    },
  },
  {
    name: "feeds",
    label: "Caterpillars",
    choices: (rows) =>
      feedsChoices
        .filter((least) => rows.some(({ keystone }) => (keystone ?? 0) >= Number(least)))
        .map((value) => ({
          value,
          label: value === "1" ? "Feeds some" : `Feeds ${value} kinds or more`,
        })),
    fits: (value) => {
      const least = Number(value);
      return ({ keystone }) => (keystone ?? 0) >= least;
    },
  },
  {
    name: "bloom",
    label: "Bloom",
    needsKnown: true,
    choices: () => [{ value: "now", label: "In bloom now" }],
    fits: (_value, known) => {
      const inBloom = new Set(known?.inBloom);
      return ({ plantId }) => inBloom.has(plantId);
    },
  },
  {
    name: "visitedBy",
    label: "Visited by",
    isLong: true,
    needsKnown: true,
    choices: (_rows, known) =>
      (known?.visitors ?? []).map(({ keyId, nameCommon }) => ({ value: keyId, label: nameCommon })),
    fits: (value, known) => {
      const plants = visits(value, known);
      return ({ plantId }) => plants.has(plantId);
    },
  },
];
