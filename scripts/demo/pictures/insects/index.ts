import type { Layered } from "../kit/render";
import type { Season4 } from "../kit/season";
import { BEES, beeHabitat, beePortrait } from "./plates/bees";
import { BUTTERFLIES, butterflyHabitat, butterflyPortrait } from "./plates/butterflies";
import { lunaHabitat, lunaPortrait } from "./plates/luna";
import {
  cecropiaHabitat,
  cecropiaPortrait,
  clearwingPlate,
  isabellaHabitat,
  isabellaPortrait,
} from "./plates/moths";
import { fireflyPlate, katydidPlate } from "./plates/night";
import { lacewingPlate, milkweedBugPlate, whitetailPlate } from "./plates/others";
import { crabSpiderPlate, gardenSpiderPlate, jumpingSpiderPlate } from "./plates/spiders";
import type { View } from "./plates/view";
import { youngPlate } from "./plates/young";

type Plate = (season: Season4, seed: string) => Layered;
type TwoViews = (view: View, season: Season4, seed: string) => Layered;

const twoViews = (draw: TwoViews): Record<string, Plate> => ({
  portrait: (season, seed) => draw("portrait", season, seed),
  habitat: (season, seed) => draw("habitat", season, seed),
});

const young =
  (keyId: string): Plate =>
  (season, seed) =>
    youngPlate(keyId, season, seed);

const PLATES: Record<string, Record<string, Plate>> = {
  ...Object.fromEntries(
    Object.entries(BUTTERFLIES).map(([keyId, plate]) => [
      keyId,
      {
        portrait: (season: Season4, seed: string) => butterflyPortrait(plate, season, seed),
        habitat: (season: Season4, seed: string) => butterflyHabitat(plate, season, seed),
        young: young(keyId),
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(BEES).map(([keyId, bee]) => [
      keyId,
      {
        portrait: (season: Season4, seed: string) => beePortrait(bee, season, seed),
        habitat: (season: Season4, seed: string) => beeHabitat(bee, season, seed),
      },
    ]),
  ),
  luna: { portrait: lunaPortrait, habitat: lunaHabitat, young: young("luna") },
  hummoth: { ...twoViews(clearwingPlate), young: young("hummoth") },
  woollybear: { portrait: isabellaPortrait, habitat: isabellaHabitat, young: young("woollybear") },
  cecropia: { portrait: cecropiaPortrait, habitat: cecropiaHabitat, young: young("cecropia") },
  lacewing: twoViews(lacewingPlate),
  whitetail: twoViews(whitetailPlate),
  firefly: twoViews(fireflyPlate),
  katydid: twoViews(katydidPlate),
  milkbug: twoViews(milkweedBugPlate),
  gardenspid: twoViews(gardenSpiderPlate),
  jumpspider: twoViews(jumpingSpiderPlate),
  crabspider: twoViews(crabSpiderPlate),
};

/** Names of the views in which an insect or spider can be drawn; none for an unknown keyId. */
export function insectViews(keyId: string): string[] {
  return Object.keys(PLATES[keyId] ?? {});
}

/**
 * Draws an insect or spider of the roster: 'portrait' fills the picture, 'habitat' sets it smaller
 * among its plants, 'young' (butterflies and moths) shows the caterpillar. An unknown view gives
 * the portrait.
 */
export function drawInsect(keyId: string, view: string, season: Season4, seed: string): Layered {
  const views = PLATES[keyId];
  const draw = views?.[view] ?? views?.["portrait"];
  if (!draw) throw new Error(`No picture is drawn for the insect ${keyId}`);
  return draw(season, `${keyId}/${view}/${season}/${seed}`);
}
