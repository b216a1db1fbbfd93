import { flowerHead } from "./flowers/index";
import type { FlowerOptions } from "./flowers/types";
import { berry, berries, inAxil, globes } from "./fruitBerries";
import { fluff, feather, cones, button } from "./fruitDry";
import { acorns, samaras } from "./fruitNuts";
import { milkpod, capsules, legume, beaks } from "./fruitPods";
import type { PlantLook } from "./lookTypes";

/** The fruit or seed head of a plant; angle and tilt are as for flowers. */
export function fruitHead(look: PlantLook, o: FlowerOptions): string {
  const f = look.fruit;
  switch (f.form) {
    case "berries":
      return berries(
        f,
        o,
        look.flower.form === "spike" || look.kind === "tree" || look.kind === "vine",
      );
    case "axil":
      return inAxil(f, o);
    case "milkpod":
      return milkpod(f, o);
    case "fluff":
      return fluff(look, o);
    case "capsules":
      return capsules(look, o);
    case "legume":
      return legume(look, o);
    case "acorn":
      return acorns(f, o);
    case "samara":
      return samaras(f, o);
    case "beaks":
    case "spindle":
      return beaks(look, o);
    case "globe":
      return globes(look, o);
    case "feather":
      return feather(f, o);
    case "cones":
      return cones(look, o);
    case "button":
      return button(look, o);
    case "club": {
      let out = "";
      for (let i = 0; i < f.count; i++) {
        const t = i / f.count;
        const a = i * 2.4;
        out += berry(
          o.x + Math.cos(a) * o.size * 0.19 * Math.sin(0.5 + t * 2.3),
          o.y + o.size * (0.36 - t * 0.72),
          o.size * 0.075,
          f.color,
          o.rng,
        );
      }
      return out;
    }
    case "grass":
      return flowerHead({ ...look.flower, color: f.color, eye: f.second }, o);
  }
}
