import type { BirdForm, Patch } from "./form";
import { smoothstep, type Pt } from "./geometry";

export interface Pose {
  /** Where the feet stand, px, and px to a model unit. */
  x: number;
  y: number;
  k: number;
  /** Facing left. */
  mirror: boolean;
  /** Degrees: head up (negative) or down, tail and whole body likewise. */
  head: number;
  tail: number;
  pitch: number;
}

function turn(p: Pt, about: Pt, degrees: number): Pt {
  const a = (degrees * Math.PI) / 180;
  const [x, y] = [p[0] - about[0], p[1] - about[1]];
  return [
    about[0] + x * Math.cos(a) - y * Math.sin(a),
    about[1] + x * Math.sin(a) + y * Math.cos(a),
  ];
}

/** Model to picture: the head turns softly about the neck, then the whole bird is set down. */
export function placer(neck: Pt, hip: Pt, pose: Pose): (p: Pt) => Pt {
  const reach = Math.hypot(neck[0] - hip[0], neck[1] - hip[1]);
  const axis = [(neck[0] - hip[0]) / reach, (neck[1] - hip[1]) / reach] as const;
  return (p) => {
    const ahead = (p[0] - neck[0]) * axis[0] + (p[1] - neck[1]) * axis[1];
    const weight = smoothstep(-0.55 * reach, 0.3 * reach, ahead);
    const bent = turn(turn(p, neck, pose.head * weight), hip, pose.pitch);
    return [pose.x + (pose.mirror ? -1 : 1) * bent[0] * pose.k, pose.y + bent[1] * pose.k];
  };
}

/** The same bird with every point set into the picture, sizes in px. */
export function pose(form: BirdForm, p: Pose): BirdForm {
  const hip: Pt = [
    (form.legs.at[0][0] + form.legs.at[1][0]) / 2,
    (form.legs.at[0][1] + form.legs.at[1][1]) / 2,
  ];
  const put = placer(form.neck, hip, p);
  const all = (line: readonly Pt[]): Pt[] => line.map(put);
  const patch = (x: Patch): Patch => ({ ...x, shape: all(x.shape), soft: (x.soft ?? 8) * p.k });
  const root = form.tail.line[0]!;
  const still = (q: Pt): Pt => [px(q[0]), p.y + q[1] * p.k];
  const px = (x: number): number => p.x + (p.mirror ? -1 : 1) * x * p.k;
  return {
    ...form,
    back: all(form.back),
    belly: all(form.belly),
    neck: put(form.neck),
    patches: form.patches.map(patch),
    ...(form.spots && {
      spots: form.spots.map((s) => ({
        ...s,
        shape: all(s.shape),
        every: s.every * p.k,
        size: s.size * p.k,
      })),
    }),
    wing: { ...form.wing, upper: all(form.wing.upper), lower: all(form.wing.lower) },
    tail: {
      ...form.tail,
      line: form.tail.line.map((q) => put(turn(q, root, p.tail))),
      baseWidth: form.tail.baseWidth * p.k,
      tipWidth: form.tail.tipWidth * p.k,
    },
    bill: {
      ...form.bill,
      top: put(form.bill.top),
      bottom: put(form.bill.bottom),
      tip: put(form.bill.tip),
    },
    eye: { ...form.eye, at: put(form.eye.at), r: form.eye.r * p.k },
    legs: {
      ...form.legs,
      at: [put(form.legs.at[0]), put(form.legs.at[1])],
      feet: [still(form.legs.feet[0]), still(form.legs.feet[1])],
    },
    ...(form.crest && { crest: form.crest.map(all) }),
    feather: (form.feather ?? 30) * p.k,
  };
}
