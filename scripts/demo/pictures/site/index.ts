import { rasterise, type Layered } from "../kit/render";
import { makeRng, type Rng } from "../kit/rng";
import { drawPlan, planNames, type PlanName } from "../plans/index";
import { faunaPicture, floraPicture } from "./garden";
import { gatePicture } from "./gate";
import { letterPicture, photosPicture, plansPicture } from "./paperwork";
import { shelfPicture } from "./shelf";

const PICTURES: Record<string, (rng: Rng) => Layered | Promise<Layered>> = {
  "tile-plans": plansPicture,
  "tile-resources": shelfPicture,
  "tile-flora": floraPicture,
  "tile-fauna": faunaPicture,
  "tile-photos": photosPicture,
  "tile-contact": letterPicture,
  "contact-side": gatePicture,
};

const isPlan = (name: string): name is PlanName => planNames.some((plan) => plan === name);

/** The fixed pictures of the site: plans (2000 × 1500), tiles (1280 × 960), contact page (1200 × 1600). */
export const sitePictures: readonly string[] = [...planNames, ...Object.keys(PICTURES)];

/** One of `sitePictures` as a JPEG. */
export async function drawSitePicture(name: string): Promise<Buffer> {
  if (isPlan(name)) return drawPlan(name);
  const paint = PICTURES[name];
  if (!paint) throw new Error(`No site picture is called "${name}".`);
  return rasterise(await paint(makeRng(`site/${name}`)));
}
