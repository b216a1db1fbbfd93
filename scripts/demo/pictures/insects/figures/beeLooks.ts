import { rgb, type Rgb } from "../paint/tint";

const YELLOW = [rgb("#5d4317"), rgb("#a57f2c"), rgb("#ddbb55"), rgb("#f3e19a")] as const;

const BLACK = [rgb("#100e0f"), rgb("#211e20"), rgb("#3d383a"), rgb("#7d7471")] as const;

export interface BeeLook {
  /** Hair of the thorax and of the abdomen's first band, dark to lit. */
  fleece: readonly Rgb[];
  /** Hair (or shell) of the rest of the abdomen. */
  tail: readonly Rgb[];
  /** Part of the abdomen that the first band covers. */
  band: number;
  /** 0 bare and shining – 1 furred abdomen. */
  furred: number;
  gloss: number;
  wing: Rgb;
  face: readonly Rgb[];
  /** Pollen on the hind leg. */
  pollen?: Rgb;
  /** Shell of a metallic bee under a thin coat, dark to lit. */
  shell?: readonly Rgb[];
  /** Share of the bumble bee's hair on thorax and head. */
  coat?: number;
  /** Pale hair bands across the abdomen. */
  bands?: Rgb;
}

/** Common eastern bumble bee, worker: yellow thorax and first band, the rest black. */
export const IMPATIENS: BeeLook = {
  fleece: YELLOW,
  tail: BLACK,
  band: 0.24,
  furred: 1,
  gloss: 0.25,
  wing: rgb("#6d5a48"),
  face: BLACK,
  pollen: rgb("#d98a2b"),
};

const FROST = [rgb("#6e675a"), rgb("#a8a08c"), rgb("#d9d3bd"), rgb("#f4f0e0")] as const;

/** Blue orchard bee: metallic blue-black, a thin gray coat. */
export const MASON: BeeLook = {
  fleece: FROST,
  tail: [rgb("#0a0d18"), rgb("#16223c"), rgb("#2b4568"), rgb("#7c9db4")],
  shell: [rgb("#0a0d18"), rgb("#18253f"), rgb("#2f4b6c"), rgb("#809fb4")],
  coat: 0.42,
  band: 0,
  furred: 0.16,
  gloss: 0.6,
  wing: rgb("#7d7468"),
  face: [rgb("#0a0d18"), rgb("#18253f"), rgb("#2f4b6c"), rgb("#809fb4")],
};

/** Green sweat bee, female: emerald head and thorax, black abdomen with pale bands. */
export const SWEAT: BeeLook = {
  fleece: [rgb("#5c6a3c"), rgb("#9aa06a"), rgb("#cfd0a0"), rgb("#efeecb")],
  tail: [rgb("#0e0d0f"), rgb("#221f20"), rgb("#3d3836"), rgb("#807a74")],
  shell: [rgb("#0d2a18"), rgb("#1f6a38"), rgb("#4aa658"), rgb("#c2dc8a")],
  coat: 0.16,
  band: 0,
  furred: 0.05,
  gloss: 0.65,
  wing: rgb("#8a7c66"),
  face: [rgb("#0d2a18"), rgb("#1f6a38"), rgb("#4aa658"), rgb("#c2dc8a")],
  bands: rgb("#dcd8c4"),
};

/** Eastern carpenter bee: the same yellow thorax, a bare and shining black abdomen. */
export const CARPENTER: BeeLook = {
  fleece: [rgb("#6b4f1e"), rgb("#b08a3c"), rgb("#dcc06a"), rgb("#f1e2a6")],
  tail: [rgb("#08080d"), rgb("#15151d"), rgb("#2b2b38"), rgb("#70738a")],
  band: 0.07,
  furred: 0.06,
  gloss: 0.85,
  wing: rgb("#4f4450"),
  face: BLACK,
};
