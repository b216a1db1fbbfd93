import { blend, ease, rgb, type Rgb } from "../paint/tint";
import type { CaterpillarLook, Place } from "./caterpillar";

const GREEN = rgb("#8fae4a");
const FULL = [44, 56, 60, 60, 58, 50, 34] as const;
const MOTH = [50, 62, 68, 70, 70, 62, 44] as const;

function monarch({ ring, t, grain }: Place): Rgb {
  const at = (ring + Math.abs(t) * 0.02 + grain * 0.03) % 1;
  if (at < 0.22) return rgb("#211d20");
  if (at < 0.4) return rgb("#efe9d4");
  if (at < 0.62) return rgb("#e2c033");
  if (at < 0.76) return rgb("#2a2426");
  return rgb("#e6e0c6");
}

function parsley({ ring, t }: Place): Rgb {
  const band = ring > 0.34 && ring < 0.68;
  const dot = band && [-0.7, -0.2, 0.3, 0.75].some((d) => Math.abs(t - d) < 0.12) && ring < 0.52;
  return dot
    ? rgb("#e5be3c")
    : band
      ? rgb("#26252a")
      : blend(rgb("#9dbd62"), rgb("#d4dcae"), ease(0.3, 1, t) * 0.6);
}

function leafGreen(low: Rgb, line: Rgb, at: number) {
  return ({ t, grain }: Place): Rgb =>
    blend(
      blend(GREEN, low, ease(-0.6, 0.9, t) * 0.6 + grain * 0.15),
      line,
      ease(0.08, 0.03, Math.abs(t - at)) * 0.85,
    );
}

/** Caterpillars by the animal's keyId. */
export const CATERPILLARS: Record<string, CaterpillarLook> = {
  monarch: {
    color: monarch,
    radii: FULL,
    head: rgb("#d9cf8e"),
    legs: rgb("#26222a"),
    filaments: [
      { s: 0.1, length: 96, lean: -34 },
      { s: 0.88, length: 54, lean: 26 },
    ],
  },
  tigerswal: {
    color: ({ s, t, grain }) =>
      blend(
        blend(rgb("#7f9f45"), rgb("#b6c47a"), ease(0.2, 1, t) * 0.5 + grain * 0.12),
        rgb("#e0cf62"),
        ease(0.014, 0.006, Math.abs(s - 0.285 - t * 0.01)) * ease(0.5, 0.2, t),
      ),
    radii: [46, 64, 70, 60, 54, 48, 32],
    head: rgb("#b29a78"),
    legs: rgb("#8a9a5a"),
    humped: 16,
    falseEye: { s: 0.19, t: -0.42, r: 15, rim: rgb("#e2d06a"), ground: rgb("#5d7fb0") },
  },
  blackswal: { color: parsley, radii: FULL, head: rgb("#8ba65a"), legs: rgb("#37362f") },
  spiceswal: {
    color: ({ t, grain, ring }) => {
      const c = blend(rgb("#8db04e"), rgb("#d8cf86"), ease(0.25, 0.6, t) + grain * 0.1);
      return blend(c, rgb("#5b86b4"), Math.hypot((ring - 0.5) * 2, (t + 0.1) * 3) < 0.3 ? 0.9 : 0);
    },
    radii: [48, 68, 74, 62, 54, 48, 32],
    head: rgb("#c5b896"),
    legs: rgb("#b3ac74"),
    humped: 16,
    falseEye: { s: 0.17, t: -0.42, r: 21, rim: rgb("#20201e"), ground: rgb("#d79a46") },
  },
  fritillary: {
    color: ({ grain, t }) =>
      blend(rgb("#1d191c"), rgb("#46403f"), grain * 0.4 * ease(0.8, -0.6, t)),
    radii: FULL,
    head: rgb("#5a3d28"),
    legs: rgb("#2a2424"),
    spines: { color: rgb("#c4742e"), tip: rgb("#241e20"), length: 44 },
  },
  redadmiral: {
    color: ({ t, grain }) =>
      blend(
        blend(rgb("#2b282b"), rgb("#6a645e"), grain * 0.5),
        rgb("#d8cd8a"),
        ease(0.14, 0.07, Math.abs(t - 0.38)) * 0.85,
      ),
    radii: FULL,
    head: rgb("#242024"),
    legs: rgb("#3a3230"),
    spines: { color: rgb("#4a443e"), tip: rgb("#8d8472"), length: 40 },
  },
  pearlcres: {
    color: ({ t, grain }) =>
      blend(
        blend(rgb("#4a372a"), rgb("#7d6148"), grain * 0.5),
        rgb("#e3d8ba"),
        ease(0.1, 0.05, Math.abs(t - 0.42)) * 0.9 + ease(0.06, 0.03, Math.abs(t + 0.6)) * 0.5,
      ),
    radii: FULL,
    head: rgb("#3a2c24"),
    legs: rgb("#4a382c"),
    spines: { color: rgb("#8a6748"), tip: rgb("#c8ab80"), length: 32 },
  },
  luna: {
    color: leafGreen(rgb("#a8c860"), rgb("#e8e39a"), 0.3),
    radii: MOTH,
    head: rgb("#8f8a4e"),
    legs: rgb("#8a5a38"),
    humped: 6,
    knobs: [
      { t: -0.78, r: 7, color: () => rgb("#c9603a"), spike: 20 },
      { t: -0.2, r: 6, color: () => rgb("#c9603a"), spike: 16 },
      { t: 0.55, r: 5, color: () => rgb("#c9603a"), spike: 14 },
    ],
  },
  hummoth: {
    color: ({ t, s, grain }) =>
      blend(
        blend(rgb("#9dba66"), rgb("#6f8f45"), ease(-0.2, 0.9, t) * 0.7 + grain * 0.15),
        rgb("#efe9c0"),
        ease(0.1, 0.05, Math.abs(t + 0.5 - s * 0.1)) * 0.8,
      ),
    radii: [40, 54, 58, 58, 56, 52, 36],
    head: rgb("#86a352"),
    legs: rgb("#9c6a4a"),
    horn: rgb("#6d8aa4"),
  },
  woollybear: {
    color: () => rgb("#2a1c16"),
    radii: [46, 54, 56, 56, 56, 54, 44],
    head: rgb("#1d1715"),
    legs: rgb("#3a2a20"),
    humped: 4,
    coat: (s) => (s > 0.33 && s < 0.7 ? rgb("#9a4f22") : rgb("#1f1917")),
  },
  cecropia: {
    color: leafGreen(rgb("#7fae8a"), rgb("#b7cfa0"), 2),
    radii: MOTH,
    head: rgb("#7f9a4e"),
    legs: rgb("#6f8a4a"),
    humped: 6,
    knobs: [
      {
        t: -0.86,
        r: 14,
        color: (i) =>
          i === 1 || i === 2
            ? rgb("#cf5a34")
            : i === 0 || i === 11
              ? rgb("#6a94c4")
              : rgb("#e2bf3e"),
        spike: 14,
      },
      { t: -0.1, r: 8, color: () => rgb("#6a94c4"), spike: 10 },
      { t: 0.55, r: 7, color: () => rgb("#6a94c4"), spike: 9 },
    ],
  },
};
