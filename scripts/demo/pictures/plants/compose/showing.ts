import type { PlantLook } from "../lookTypes";
import type { Brief } from "./frame";

const SPRING = new Set([
  "columbine",
  "bloodroot",
  "mayapple",
  "trillium",
  "bluebells",
  "foamflower",
  "geranium",
  "woodphlox",
  "springbeau",
  "jackpulpit",
  "violet",
  "wildginger",
  "marshmarig",
  "blueberry",
  "chokeberry",
  "blackchry",
  "coralhoney",
  "coreopsis",
  "blueflag",
  "wildindigo",
  "sweetspire",
  "ninebark",
  "arrowwood",
  "redosier",
]);

const FALL = new Set([
  "neaster",
  "aroaster",
  "wrinkgold",
  "bluestgold",
  "sneezeweed",
  "witchhazel",
  "turtlehead",
]);

/** What a whole-plant picture shows in a season of the mid-Atlantic year: flowers, fruit or neither. */
export function showing(look: PlantLook, b: Brief): "flower" | "fruit" | "none" {
  if (look.kind === "grass") {
    const early = look.flower.form === "sedge";
    return b.season === "spr" && !early ? "none" : "flower";
  }
  const early = look.bare === true || SPRING.has(b.keyId);
  switch (b.season) {
    case "win":
      return "fruit";
    case "fall":
      return FALL.has(b.keyId) ? "flower" : "fruit";
    case "spr":
      return early && b.keyId !== "witchhazel" ? "flower" : "none";
    case "sum":
      if (FALL.has(b.keyId)) return "none";
      // Coral honeysuckle and coreopsis go on flowering; the others have set fruit.
      return early && !["coralhoney", "coreopsis", "blueflag"].includes(b.keyId)
        ? "fruit"
        : "flower";
  }
}
