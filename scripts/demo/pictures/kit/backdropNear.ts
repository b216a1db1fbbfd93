import { type Stage, field, patches, trunks, lights, snowy } from "./backdropParts";
import { mix, shade } from "./color";
import { path } from "./paint";
import { tapered, type Pt } from "./path";

/** The floor between trunks, under a canopy with gaps of light. */
export function woodland(s: Stage): string {
  const { t, horizon: z } = s;
  const floor = snowy(s) ? t.ground : s.season === "fall" ? "#9a7040" : mix(t.ground, t.near, 0.55);
  const canopy = snowy(s) ? [t.far, t.mid] : [t.far, t.mid, t.near];
  return (
    field(s, mix(t.sky, t.far, 0.35), mix(t.far, t.mid, 0.5), 0, s.h * z) +
    patches(s, 36, canopy, { y0: -0.05, y1: z }, [0.05, 0.18], 0.8, snowy(s) ? 0.25 : 0.45) +
    lights(s, 12, { y0: 0, y1: z * 0.8 }, mix(t.sky, "#fffbe6", 0.6)) +
    trunks(s, 9, mix(t.deep, t.far, 0.5), z + 0.02, 0.65) +
    field(s, mix(floor, t.far, 0.35), mix(floor, t.deep, 0.35), s.h * z, s.h) +
    patches(
      s,
      60,
      [floor, mix(floor, t.deep, 0.4), mix(floor, "#fff1cf", 0.3), ...(snowy(s) ? [] : t.accents)],
      { y0: z, y1: 1 },
      [0.015, 0.08],
      0.32,
      0.42,
    ) +
    trunks(s, 3, mix(t.deep, "#2b2a26", 0.15), z + 0.12, 0.8) +
    patches(s, 14, canopy, { y0: -0.05, y1: 0.2 }, [0.06, 0.16], 0.7, snowy(s) ? 0 : 0.4)
  );
}

/** Leaves out of focus, light from the upper left. */
export function foliage(s: Stage): string {
  const { t } = s;
  const low = mix(t.deep, t.near, 0.35);
  return (
    field(s, mix(t.far, t.sky, 0.35), low) +
    patches(s, 44, [t.far, t.mid, t.near], { y0: -0.1, y1: 0.75 }, [0.06, 0.22], 0.8, 0.42) +
    patches(s, 34, [t.deep, t.near, low], { y0: 0.45, y1: 1.05 }, [0.06, 0.22], 0.8, 0.45) +
    patches(
      s,
      9,
      [mix(t.sky, "#fffbe8", 0.5)],
      { y0: 0, y1: 0.5, x0: 0, x1: 0.65 },
      [0.04, 0.13],
      0.9,
      0.4,
    ) +
    lights(s, 20, { y0: 0, y1: 0.7 }, mix(t.sky, "#fffbe6", 0.55)) +
    patches(s, 12, t.accents, { y0: 0.1, y1: 1 }, [0.012, 0.04], 1, 0.5)
  );
}

/** A trunk as near as its furrows: the whole width. */
export function bark(s: Stage): string {
  const { t } = s;
  const base = mix("#7b6d5e", t.far, 0.15);
  let out = field(s, shade(base, 0.1), shade(base, -0.2));
  for (let i = 0; i < 120; i++) {
    const x = s.rng.range(-0.05, 1.05) * s.w;
    const y = s.rng.range(-0.1, 0.9) * s.h;
    const len = s.rng.range(0.1, 0.45) * s.h;
    const pts: Pt[] = [
      [x, y],
      [x + s.rng.gauss(0, 14), y + len / 2],
      [x + s.rng.gauss(0, 18), y + len],
    ];
    out += path(tapered(pts, s.rng.range(6, 30), 2, 5), {
      fill: s.rng.pick([
        shade(base, -0.45),
        shade(base, -0.25),
        shade(base, 0.25),
        shade(base, 0.12),
      ]),
      opacity: s.rng.range(0.25, 0.6),
    });
  }
  return out;
}

/** Last year's leaves seen from above; half under snow in winter. */
export function litter(s: Stage): string {
  const { t } = s;
  const browns = ["#8a6a46", "#6f5238", "#a2845a", "#5b4633", "#b59a70"];
  const colors = snowy(s)
    ? [...browns, "#e9ebec", "#dfe4e8", "#f2f3f2", "#e4e8ea"]
    : s.season === "fall"
      ? [...browns, ...t.accents]
      : [...browns, t.near, t.deep, t.mid];
  return (
    field(s, mix(t.ground, t.far, 0.2), mix(t.ground, t.deep, 0.5)) +
    patches(s, 150, colors, { y0: -0.05, y1: 1.05 }, [0.02, 0.07], 0.55, 0.7) +
    patches(
      s,
      10,
      [mix(t.sky, "#fff6dc", 0.5)],
      { y0: 0, y1: 0.4, x0: 0, x1: 0.6 },
      [0.06, 0.16],
      0.5,
      0.25,
    )
  );
}

/** A sheet with washes of the season, for studies. */
export function paper(s: Stage): string {
  const sheet = "#efe7d4";
  const wash = mix(sheet, s.t.far, 0.35);
  return (
    field(s, "#f3ecdb", "#e9dfc8") +
    patches(
      s,
      9,
      [wash, mix(sheet, s.t.mid, 0.25), mix(sheet, s.t.sky, 0.5)],
      { y0: 0.2, y1: 0.8, x0: 0.2, x1: 0.8 },
      [0.12, 0.34],
      0.8,
      0.28,
    )
  );
}
