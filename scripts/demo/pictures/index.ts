import type { Subject } from "../types";
import { drawHerp } from "./herps/index";
import { drawInsect } from "./insects/index";
import { drawBird } from "./birds/index";
import { drawMammal } from "./mammals/index";
import { drawPlant } from "./plants/index";
import { rasterise, type Layered, type PaintOptions } from "./kit/render";
import type { Season4 } from "./kit/season";
import { drawScene } from "./scenes/index";

export { drawPlan, planNames, type PlanName } from "./plans/index";
export { drawSitePicture, sitePictures } from "./site/index";

type Draw = (keyId: string, view: string, season: Season4, seed: string) => Layered;

/** The animals of the roster by the hand that draws them. */
const ANIMALS: readonly (readonly [Draw, readonly string[]])[] = [
  [
    drawBird,
    [
      "chickadee",
      "cardinal",
      "phoebe",
      "bluebird",
      "goldfinch",
      "robin",
      "hummer",
      "carwren",
      "catbird",
      "waxwing",
      "downywp",
      "flicker",
      "titmouse",
      "junco",
      "dove",
      "screechowl",
    ],
  ],
  [drawMammal, ["chipmunk", "graysquirl", "cottontail", "opossum"]],
  [drawHerp, ["treefrog", "amtoad", "peeper", "redback", "boxturtle", "garter"]],
  [
    drawInsect,
    [
      "monarch",
      "tigerswal",
      "blackswal",
      "spiceswal",
      "fritillary",
      "redadmiral",
      "pearlcres",
      "luna",
      "hummoth",
      "woollybear",
      "cecropia",
      "bumblebee",
      "carpentbee",
      "masonbee",
      "sweatbee",
      "lacewing",
      "whitetail",
      "firefly",
      "katydid",
      "milkbug",
      "gardenspid",
      "jumpspider",
      "crabspider",
    ],
  ],
];

const DRAW = new Map(
  ANIMALS.flatMap(([draw, keys]) => keys.map((keyId) => [keyId, draw] as const)),
);

function layered(subject: Subject, view: string, season: Season4, seed: string): Layered {
  switch (subject.kind) {
    case "plant":
      return drawPlant(subject.keyId, view, season, seed);
    case "scene":
      return drawScene(subject.name, season, seed);
    case "animal": {
      const draw = DRAW.get(subject.keyId);
      if (!draw) throw new Error(`No picture is drawn of the animal "${subject.keyId}".`);
      return draw(subject.keyId, view, season, seed);
    }
  }
}

/** Draws one photo of the demo as a JPEG; equal arguments give equal bytes. */
export function drawSubject(
  subject: Subject,
  view: string,
  season: Season4,
  seed: string,
  options: PaintOptions = {},
): Promise<Buffer> {
  return rasterise(layered(subject, view, season, seed), options);
}
