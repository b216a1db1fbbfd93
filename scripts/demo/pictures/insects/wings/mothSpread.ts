import { ellipse } from "../paint/geom";
import { fur } from "../paint/hair";
import { antenna, castShadow } from "../paint/limb";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, ramp, rgb, type Rgb } from "../paint/tint";
import { litOn } from "../figures/form";
import { wingOf, type WingColor } from "./butterfly";
import { bothSides, paintWing, type WingPlan } from "./shape";

interface MothLook {
  fore: WingPlan;
  hind: WingPlan;
  color: { fore: WingColor; hind: WingColor };
  /** Hair of thorax and abdomen; the abdomen's tone by height. */
  fleece: readonly Rgb[];
  abdomen: (x: number, y: number) => Rgb;
  feeler: Rgb;
  comb: number;
  stout: number;
}

/** A moth spread flat, head up, about 740 units wide. */
export function spread(sheet: Sheet, look: MothLook): string {
  const [fore, hind] = [wingOf(look.fore), wingOf(look.hind)];
  const wings = (mirrored: boolean): string =>
    paintWing(sheet, hind, {
      mirrored,
      salt: mirrored ? 3 : 4,
      waves: 8,
      color: (p) => look.color.hind(p, hind),
    }) +
    castShadow(fore.outline, -2, 8, 9, 0.22) +
    paintWing(sheet, fore, {
      mirrored,
      salt: mirrored ? 5 : 6,
      waves: 8,
      color: (p) => look.color.fore(p, fore),
    });
  const abdomen = ellipse(0, 88, 34 * look.stout, 88);
  const thorax = ellipse(0, -30, 44 * look.stout, 56);
  const lit = litOn(0, -20, 50, 70);
  const coat = (x: number, y: number): Rgb => ramp(look.fleece, lit(x, y));
  const shaded = (x: number, y: number): Rgb =>
    blend(look.abdomen(x, y), rgb("#1d1512"), ease(-10, 40, x) * 0.45);
  const feeler = (side: 1 | -1): string =>
    antenna(
      [
        [side * 13, -82],
        [side * 34, -116],
        [side * 70, -138],
        [side * 98, -140],
      ],
      "comb",
      look.feeler,
      3,
      look.comb,
    );
  return (
    bothSides(wings) +
    feeler(-1) +
    feeler(1) +
    surface(sheet, { outline: abdomen, depth: 0.9, color: shaded }) +
    fur(sheet, {
      outline: abdomen,
      count: 560,
      length: 19,
      width: 1.3,
      lie: (x) => Math.PI / 2 - x / 90,
      color: shaded,
    }) +
    surface(sheet, { outline: thorax, depth: 0.9, color: coat }) +
    fur(sheet, {
      outline: thorax,
      count: 900,
      length: 28,
      width: 1.3,
      loose: 0.35,
      lie: (x, y) => Math.atan2(y + 76, x * 1.5),
      color: coat,
    }) +
    `<circle cx="-17" cy="-86" r="6" fill="#241a18"/><circle cx="17" cy="-86" r="6" fill="#241a18"/>`
  );
}
