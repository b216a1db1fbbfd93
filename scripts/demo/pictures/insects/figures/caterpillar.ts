import { along, curve, ellipse, pathOf, type Pt } from "../paint/geom";
import { Strokes } from "../paint/hair";
import { castShadow, limb } from "../paint/limb";
import { noise } from "../paint/noise";
import type { Sheet } from "../paint/sheet";
import { surface } from "../paint/surface";
import { blend, ease, hex, rgb, type Rgb } from "../paint/tint";
import { tubeOutline } from "./form";

/** A place on a caterpillar: `s` from head 0 to tail 1, `t` from back −1 to belly 1, `ring` 0–1 within a segment. */
export interface Place {
  s: number;
  t: number;
  ring: number;
  segment: number;
  grain: number;
}

export interface CaterpillarLook {
  color: (p: Place) => Rgb;
  radii: readonly number[];
  head: Rgb;
  legs: Rgb;
  /** Raised knobs: rows by their `t`, radius and color by segment. */
  knobs?: readonly {
    t: number;
    r: number;
    color: (segment: number) => Rgb | null;
    spike?: number;
  }[];
  /** Branched spines of fritillary and admiral caterpillars. */
  spines?: { color: Rgb; tip: Rgb; length: number };
  /** Dense coat, as of a woolly bear. */
  coat?: (s: number) => Rgb;
  filaments?: readonly { s: number; length: number; lean: number }[];
  horn?: Rgb;
  falseEye?: { s: number; t: number; r: number; rim: Rgb; ground: Rgb };
  humped?: number;
}

const LENGTH = 620;
const SEGMENTS = 12;

function spineOf(look: CaterpillarLook): Pt[] {
  const h = look.humped ?? 10;
  return curve(
    [
      [0, 6],
      [90, -h * 0.3],
      [230, -h],
      [400, -h * 0.6],
      [540, 0],
      [LENGTH, 10],
    ],
    false,
    14,
  );
}

function radiusAt(look: CaterpillarLook, s: number): number {
  const at = Math.max(0, Math.min(0.999, s)) * (look.radii.length - 1);
  const i = Math.floor(at);
  return look.radii[i]! + (look.radii[i + 1]! - look.radii[i]!) * ease(0, 1, at - i);
}

/** A caterpillar facing left, 620 units long, its feet at about y = 60. */
export function caterpillar(sheet: Sheet, look: CaterpillarLook): string {
  const { rng } = sheet;
  const spine = spineOf(look);
  const outline = tubeOutline(spine, look.radii);
  const table = Array.from({ length: 63 }, (_, i) => along(spine, i / 62).y);
  const placeOf = (x: number, y: number): Place => {
    const s = Math.max(0, Math.min(1, x / LENGTH));
    const t = (y - table[Math.round(s * 62)]!) / radiusAt(look, s);
    const seg = s * SEGMENTS + t * t * 0.1;
    return {
      s,
      t,
      ring: ((seg % 1) + 1) % 1,
      segment: Math.floor(seg),
      grain: noise(x / 6, y / 6, 5),
    };
  };
  const at = (s: number, t: number): Pt => {
    const p = along(spine, s);
    return [p.x, p.y + t * radiusAt(look, s)];
  };
  const feet =
    [0.06, 0.13, 0.2]
      .map((s) =>
        limb(
          [at(s, 0.8), [at(s, 1)[0] - 5, at(s, 1)[1] + 12], [at(s, 1)[0] - 13, at(s, 1)[1] + 17]],
          15,
          4,
          look.legs,
        ),
      )
      .join("") +
    [0.42, 0.51, 0.6, 0.69, 0.95]
      .map((s) =>
        limb(
          [at(s, 0.75), [at(s, 1)[0], at(s, 1)[1] + 12], [at(s, 1)[0] + 2, at(s, 1)[1] + 18]],
          32,
          25,
          blend(
            look.legs,
            look.color({ s, t: 0.9, ring: 0.5, segment: Math.floor(s * 12), grain: 0.5 }),
            0.5,
          ),
        ),
      )
      .join("");
  const body = surface(sheet, {
    outline,
    depth: 0.95,
    gloss: look.coat ? 0 : 0.22,
    relief: (x, y) => {
      const p = placeOf(x, y);
      return 9 * Math.sin(p.ring * Math.PI) ** 0.6 + noise(x / 10, y / 10, 3) * 1.5;
    },
    color: (x, y) => {
      const p = placeOf(x, y);
      return blend(
        look.color(p),
        rgb("#20261c"),
        ease(0.9, 1, Math.max(p.ring, 1 - p.ring)) * 0.35,
      );
    },
  });
  const first = at(0.0, 0);
  const r0 = look.radii[0]! * 0.95 + 12;
  const headShape = ellipse(first[0] - 2, first[1] + 6, r0 * 0.8, r0 * 0.95);
  const head =
    surface(sheet, {
      outline: headShape,
      depth: 0.85,
      gloss: 0.4,
      color: (x, y) => blend(look.head, rgb("#fff3d0"), noise(x / 8, y / 8) * 0.12),
    }) +
    [0, 7, 13]
      .map(
        (d) =>
          `<circle cx="${(first[0] - r0 * 0.5 + d * 0.5).toFixed(1)}" cy="${(first[1] + 10 + d).toFixed(1)}" r="2.6" fill="#17130f"/>`,
      )
      .join("");
  return (
    castShadow(outline, 8, 22, 14, 0.32) + feet + head + body + dress(look, at, rng.fork("coat"))
  );
}

function dress(look: CaterpillarLook, at: (s: number, t: number) => Pt, rng: Sheet["rng"]): string {
  let out = "";
  for (const k of look.knobs ?? [])
    for (let i = 0; i < SEGMENTS; i++) {
      const c = k.color(i);
      if (!c) continue;
      const [x, y] = at((i + 0.5) / SEGMENTS, k.t);
      const lift = k.t < -0.7 ? -k.r * 0.9 : 0;
      out += limb(
        [
          [x, y + 4],
          [x, y + lift * 0.6],
          [x, y + lift],
        ],
        k.r * 1.2,
        k.r * 1.3,
        blend(c, rgb("#3a3a20"), 0.25),
      );
      out += `<circle cx="${x.toFixed(1)}" cy="${(y + lift).toFixed(1)}" r="${k.r}" fill="${hex(c)}"/><circle cx="${(x - k.r * 0.3).toFixed(1)}" cy="${(y + lift - k.r * 0.35).toFixed(1)}" r="${(k.r * 0.35).toFixed(1)}" fill="#fffbe8" opacity="0.6"/>`;
      if (k.spike) {
        const d = Array.from({ length: 6 }, () => {
          const a = (k.t < 0 ? -Math.PI / 2 : Math.PI / 2) + rng.gauss(0, 0.7);
          return `M${x.toFixed(1)} ${(y + lift).toFixed(1)}l${(Math.cos(a) * k.spike!).toFixed(1)} ${(Math.sin(a) * k.spike!).toFixed(1)}`;
        }).join("");
        out += `<path d="${d}" stroke="#2b2418" stroke-width="1.5" opacity="0.75" stroke-linecap="round"/>`;
      }
    }
  if (look.spines)
    for (let i = 0; i < SEGMENTS; i++)
      for (const t of [0.35, -0.25, -0.8]) {
        const [x, y] = at((i + 0.5) / SEGMENTS, t);
        const lean = (i - 5.5) * 1.6;
        const l = look.spines.length * (t < -0.6 ? 1 : 0.8);
        const dir = t > 0 ? 0.5 : -1;
        out += limb(
          [
            [x, y],
            [x + lean * 0.4, y + dir * l * 0.5],
            [x + lean, y + dir * l],
          ],
          9,
          2.4,
          look.spines.color,
        );
        for (let b = 1; b < 6; b++) {
          const [bx, by] = [x + (lean * b) / 6, y + (dir * l * b) / 6];
          out += `<path d="M${bx.toFixed(1)} ${by.toFixed(1)}l${8 - b} ${-7 * -dir * -1}M${bx.toFixed(1)} ${by.toFixed(1)}l${b - 8} ${-7 * -dir * -1}" stroke="${hex(look.spines.tip)}" stroke-width="1.8" stroke-linecap="round"/>`;
        }
      }
  if (look.coat) {
    const book = new Strokes(10);
    for (let i = 0; i < 2900; i++) {
      const s = rng.range(-0.015, 1.015);
      const t = rng.range(-1, 1);
      const [x, y] = at(Math.max(0, Math.min(1, s)), t * 0.9);
      const a = Math.atan2(t * 1.1, s < 0.05 ? -0.9 : s > 0.95 ? 0.9 : rng.gauss(0, 0.45));
      const l = rng.range(26, 46);
      const c = blend(
        look.coat(s + rng.gauss(0, 0.008)),
        rgb("#fff0d2"),
        ease(0.4, -1, t) * rng.range(0, 0.28),
      );
      book
        .layer((1 - Math.abs(t)) * 9.9)
        .add(
          [x, y],
          [x + Math.cos(a) * l, y + Math.sin(a) * l],
          blend(c, rgb("#120c0a"), ease(-0.4, 1, t) * 0.5),
          1.8,
          1,
          rng.range(-0.15, 0.15),
        );
    }
    out += book.toString();
  }
  for (const f of look.filaments ?? []) {
    const [x, y] = at(f.s, -0.85);
    out += limb(
      [
        [x, y],
        [x + f.lean * 0.6, y - f.length * 0.6],
        [x + f.lean, y - f.length],
      ],
      8,
      3,
      rgb("#1d191b"),
    );
    out += limb(
      [
        [x + 15, y + 2],
        [x + 15 + f.lean * 0.9, y - f.length * 0.5],
        [x + 15 + f.lean * 1.7, y - f.length * 0.84],
      ],
      8,
      3,
      rgb("#1d191b"),
    );
  }
  if (look.horn) {
    const [x, y] = at(0.94, -0.8);
    out += limb(
      [
        [x, y],
        [x + 26, y - 44],
        [x + 66, y - 74],
      ],
      17,
      4,
      look.horn,
    );
  }
  const eye = look.falseEye;
  if (eye) {
    const [x, y] = at(eye.s, eye.t);
    out +=
      `<path d="${pathOf(ellipse(x, y, eye.r * 1.15, eye.r, -12))}" fill="${hex(eye.rim)}"/><path d="${pathOf(ellipse(x + 1, y + 1, eye.r * 0.95, eye.r * 0.82, -12))}" fill="${hex(eye.ground)}"/>` +
      `<ellipse cx="${x + 2}" cy="${y + 2}" rx="${eye.r * 0.62}" ry="${eye.r * 0.6}" fill="#16141a"/><ellipse cx="${x - eye.r * 0.2}" cy="${y - eye.r * 0.2}" rx="${eye.r * 0.2}" ry="${eye.r * 0.14}" fill="#f4f1e4"/>`;
  }
  return out;
}
