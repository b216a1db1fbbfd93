import sharp, { type OverlayOptions } from "sharp";
import { brushGround, finish } from "./paper";

/** A picture as layers of inner SVG, all in the coordinates of width × height pixels. */
export interface Layered {
  width: number;
  height: number;
  /** Drawn at a quarter of the size, blurred, enlarged. */
  backdrop: string;
  /** Blur in full-size pixels, 0 for none. */
  backdropBlur: number;
  /** Drawn at half size, slightly blurred. */
  middle?: string;
  middleBlur?: number;
  /** Crisp, at full size. */
  subject: string;
  /** Overlay at full size: soft light, haze. */
  light?: string;
}

const svg = (inner: string, w: number, h: number, scale: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(w * scale)}" height="${Math.round(h * scale)}" viewBox="0 0 ${w} ${h}">${inner}</svg>`,
  );

/** Paints the layers with brush marks, paper grain and a gentle vignette; JPEG, quality 90. */
export async function rasterise(
  picture: Layered,
  options: { grain?: number } = {},
): Promise<Buffer> {
  const { width: w, height: h } = picture;
  const small = sharp(svg(picture.backdrop, w, h, 0.25)).removeAlpha();
  if (picture.backdropBlur >= 2) small.blur(Math.max(0.3, picture.backdropBlur / 4));
  const back = await small.raw().toBuffer({ resolveWithObject: true });
  brushGround(back.data, back.info.width, back.info.height);
  const layers: OverlayOptions[] = [];
  if (picture.middle) {
    const mid = sharp(svg(picture.middle, w, h, 0.5));
    const blur = picture.middleBlur ?? 6;
    if (blur >= 1) mid.blur(Math.max(0.3, blur / 2));
    const half = await mid.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = half.info;
    const full = await sharp(half.data, { raw: { width, height, channels } })
      .resize(w, h, { kernel: "linear", fit: "fill" })
      .raw()
      .toBuffer();
    layers.push({ input: full, raw: { width: w, height: h, channels } });
  }
  layers.push({ input: svg(picture.subject, w, h, 1) });
  if (picture.light) layers.push({ input: svg(picture.light, w, h, 1) });
  const ground = { width: back.info.width, height: back.info.height, channels: 3 } as const;
  const flat = await sharp(back.data, { raw: ground })
    .resize(w, h, { kernel: "cubic", fit: "fill" })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  const painted = finish(flat, w, h, options.grain ?? 1);
  return sharp(painted, { raw: { width: w, height: h, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
