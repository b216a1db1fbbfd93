import { makeRng } from "../kit/rng";
import type { Layered } from "../kit/render";
import type { Season4 } from "../kit/season";
import { closeView } from "./compose/flower";
import { sheetFor, type Brief } from "./compose/frame";
import { habitView } from "./compose/habit";
import { leafView } from "./compose/leaf";
import { winterView } from "./compose/winter";
import { plantLook } from "./looks";

export { plantKeys } from "./looks";

/** Views a plant can be drawn in; grasses have their seed heads. */
export function plantViews(keyId: string): string[] {
  const close = plantLook(keyId).kind === "grass" ? "seedhead" : "flower";
  return [close, "habit", "leaf", "fruit", "winter"];
}

/** Draws a plant of the roster; the same seed gives the same picture. Unknown views show the habit. */
export function drawPlant(keyId: string, view: string, season: Season4, seed: string): Layered {
  const look = plantLook(keyId);
  const rng = makeRng(`${seed}/${keyId}/${view}/${season}`);
  const upright = look.carriage === "spike" || look.kind === "tree" || look.kind === "grass";
  const brief: Brief = { keyId, season, rng, ...sheetFor(rng, upright ? 0.45 : 0.25) };
  switch (view) {
    case "flower":
      return closeView(brief, "flower");
    case "seedhead":
      return look.kind === "grass" && season !== "win" && season !== "fall"
        ? closeView(brief, "flower")
        : closeView(brief, "fruit", season === "win");
    case "leaf":
      return leafView(brief);
    case "fruit":
      return closeView(brief, "fruit", season === "win");
    case "winter":
      return winterView(brief);
    default:
      return habitView(brief);
  }
}
