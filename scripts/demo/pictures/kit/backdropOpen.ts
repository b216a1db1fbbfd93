import { type Stage, field, patches, blades, trunks, snowy } from "./backdropParts";
import { jitter, mix } from "./color";
import { path } from "./paint";
import { n } from "./path";

/** Grass and bloom up to the horizon, woods behind. */
export function meadow(s: Stage): string {
  const { t, horizon: z } = s;
  const bloom = s.season === "win" ? t.accents : [...t.accents, t.near];
  return (
    field(s, mix(t.sky, "#ffffff", 0.25), t.sky, 0, s.h * z) +
    patches(s, 8, ["#ffffff", t.sky], { y0: 0, y1: z * 0.8 }, [0.05, 0.18], 0.35, 0.4) +
    patches(
      s,
      26,
      [t.far, mix(t.far, t.deep, 0.25)],
      { y0: z - 0.1, y1: z + 0.03 },
      [0.05, 0.14],
      0.8,
      0.75,
    ) +
    field(s, mix(t.far, t.mid, 0.7), mix(t.near, t.deep, 0.35), s.h * z, s.h) +
    patches(s, 60, [t.mid, t.near, t.far], { y0: z, y1: 1 }, [0.02, 0.1], 0.35, 0.5) +
    blades(s, 70, [t.mid, t.near, mix(t.mid, t.sky, 0.3)], z + 0.25, 0.25) +
    patches(s, 46, bloom, { y0: z + 0.05, y1: 0.95 }, [0.006, 0.022], 0.9, 0.7) +
    blades(s, 60, [t.near, t.deep, t.mid], 1.0, 0.35)
  );
}

/** Where woods end: near ones at the right, far ones at the left. */
export function edge(s: Stage): string {
  const { t, horizon: z } = s;
  return (
    field(s, mix(t.sky, "#ffffff", 0.2), mix(t.sky, t.far, 0.4)) +
    patches(
      s,
      34,
      [t.far, t.mid, mix(t.far, t.deep, 0.3)],
      { y0: 0.05, y1: z + 0.12, x0: 0.35, x1: 1.1 },
      [0.07, 0.2],
      0.85,
      0.55,
    ) +
    patches(
      s,
      16,
      [t.far, mix(t.far, t.sky, 0.4)],
      { y0: z - 0.15, y1: z + 0.05, x0: -0.1, x1: 0.5 },
      [0.05, 0.14],
      0.7,
      0.6,
    ) +
    trunks(s, 5, mix(t.deep, t.far, 0.35), z + 0.03, 0.45) +
    field(s, mix(t.mid, t.far, 0.3), mix(t.near, t.deep, 0.3), s.h * z, s.h) +
    patches(
      s,
      50,
      [t.mid, t.near, t.far, mix(t.near, t.ground, 0.4)],
      { y0: z, y1: 1.05 },
      [0.03, 0.12],
      0.35,
      0.5,
    ) +
    blades(s, 50, [t.mid, t.near, t.deep], 1.02, 0.26) +
    patches(s, 22, t.accents, { y0: z, y1: 1 }, [0.006, 0.02], 0.9, 0.6)
  );
}

/** Water below the horizon, with bands of light; pale in winter. */
export function pond(s: Stage): string {
  const { t, horizon: z } = s;
  const water = snowy(s) ? mix("#b9c4ca", t.sky, 0.4) : mix("#7f938f", t.sky, 0.35);
  let bands = "";
  for (let i = 0; i < 46; i++) {
    const y = s.rng.range(z, 1) * s.h;
    const x = s.rng.range(-0.1, 1) * s.w;
    const len = s.rng.range(0.06, 0.35) * s.w;
    bands += path(`M${n(x)} ${n(y)}q${n(len / 2)} ${n(s.rng.range(-4, 4))} ${n(len)} 0`, {
      stroke: s.rng.pick([mix(water, "#ffffff", 0.45), mix(water, t.deep, 0.45), t.far]),
      width: s.rng.range(2, s.h * 0.012),
      opacity: s.rng.range(0.2, 0.55),
    });
  }
  return (
    field(s, t.sky, t.far, 0, s.h * z) +
    patches(s, 46, [t.far, t.mid, t.near, t.deep], { y0: -0.05, y1: z }, [0.05, 0.15], 0.7, 0.5) +
    blades(s, 46, [t.mid, t.near, t.far], z + 0.02, 0.22) +
    field(s, mix(water, t.deep, 0.4), mix(water, t.deep, 0.12), s.h * z, s.h) +
    patches(s, 26, [t.mid, t.deep, t.near], { y0: z, y1: z + 0.22 }, [0.03, 0.1], 1.3, 0.3) +
    patches(
      s,
      10,
      [mix(water, "#ffffff", 0.5)],
      { y0: z + 0.15, y1: 1, x0: 0, x1: 0.7 },
      [0.04, 0.14],
      0.25,
      0.4,
    ) +
    bands
  );
}

/** Nothing but air and clouds, for what flies. */
export function sky(s: Stage): string {
  const { t } = s;
  const top = mix("#a9bfca", t.sky, s.season === "win" ? 0.6 : 0.3);
  return (
    field(s, top, mix(t.sky, "#fff4df", 0.4)) +
    patches(
      s,
      30,
      ["#ffffff", mix(t.sky, "#ffffff", 0.5), mix(top, "#ffffff", 0.3)],
      { y0: 0, y1: 1 },
      [0.05, 0.24],
      0.38,
      0.4,
    ) +
    patches(s, 18, [t.far, mix(t.far, t.sky, 0.4)], { y0: 0.96, y1: 1.1 }, [0.08, 0.2], 0.7, 0.5)
  );
}

/** A white ground before a grey sky. */
export function snow(s: Stage): string {
  const { t, horizon: z } = s;
  return (
    field(s, "#d6dbe0", "#e6e6e3", 0, s.h * z) +
    patches(
      s,
      26,
      ["#b4b9bd", "#a7a8a6", "#c5c9cc"],
      { y0: z - 0.22, y1: z + 0.02 },
      [0.04, 0.14],
      0.9,
      0.5,
    ) +
    trunks(s, 7, "#8c8782", z + 0.02, 0.5) +
    field(s, "#e3e7eb", "#f2f2ef", s.h * z, s.h) +
    patches(s, 30, ["#cdd5dd", "#ffffff", "#dfe4e8"], { y0: z, y1: 1.05 }, [0.05, 0.2], 0.22, 0.5) +
    blades(s, 16, [t.accents[0] ?? "#a58e6c", "#9a8466"], z + 0.1, 0.12)
  );
}

/** Beds before a board fence. */
export function garden(s: Stage): string {
  const { t, horizon: z } = s;
  const board = snowy(s) ? "#a79d92" : "#a08c72";
  let fence = "";
  for (let x = -0.02; x < 1.04; x += 0.052) {
    fence += `<rect x="${n(x * s.w)}" y="${n(s.h * (z - 0.32))}" width="${n(s.w * 0.047)}" height="${n(s.h * 0.42)}" fill="${jitter(board, s.rng)}"/>`;
  }
  return (
    field(s, mix(t.sky, "#ffffff", 0.2), t.sky, 0, s.h * z) +
    patches(
      s,
      30,
      [t.far, t.mid, mix(t.far, t.deep, 0.3)],
      { y0: z - 0.5, y1: z - 0.2 },
      [0.05, 0.15],
      0.8,
      0.55,
    ) +
    fence +
    field(s, mix(t.near, t.far, 0.2), mix(t.near, t.deep, 0.4), s.h * z, s.h) +
    patches(
      s,
      70,
      [t.mid, t.near, t.deep, mix(t.near, t.far, 0.5)],
      { y0: z - 0.16, y1: 1.05 },
      [0.03, 0.12],
      0.55,
      0.55,
    ) +
    patches(s, 30, t.accents, { y0: z - 0.1, y1: 1 }, [0.006, 0.02], 0.9, 0.6)
  );
}
