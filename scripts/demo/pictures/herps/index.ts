import type { Layered } from "../kit/render";
import type { Season4 } from "../kit/season";
import { peeperPlate, redbackPlate, toadPlate, treefrogPlate } from "./amphibians";
import { boxTurtlePlate, garterPlate } from "./reptiles";
import type { View } from "../insects/plates/view";

const PLATES: Record<string, (view: View, season: Season4, seed: string) => Layered> = {
  treefrog: treefrogPlate,
  amtoad: toadPlate,
  peeper: peeperPlate,
  redback: redbackPlate,
  boxturtle: boxTurtlePlate,
  garter: garterPlate,
};

/** Names of the views in which an amphibian or reptile can be drawn; none for an unknown keyId. */
export function herpViews(keyId: string): string[] {
  return PLATES[keyId] ? ["portrait", "habitat"] : [];
}

/**
 * Draws an amphibian or reptile of the roster: 'portrait' fills the picture, 'habitat' sets it
 * smaller in its surroundings. An unknown view gives the portrait.
 */
export function drawHerp(keyId: string, view: string, season: Season4, seed: string): Layered {
  const draw = PLATES[keyId];
  if (!draw) throw new Error(`No picture is drawn for ${keyId}`);
  return draw(
    view === "habitat" ? "habitat" : "portrait",
    season,
    `${keyId}/${view}/${season}/${seed}`,
  );
}
