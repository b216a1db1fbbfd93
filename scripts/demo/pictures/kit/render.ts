import sharp, { type Exif, type Sharp } from "sharp";
import { enlarge, type Pixels } from "./enlarge";
import { brushGround, finish, layOver } from "./paper";

/** A picture as layers of inner SVG, all in the coordinates of width × height units. */
export interface Layered {
  width: number;
  height: number;
  /** Drawn at a quarter of the size, blurred, enlarged. */
  backdrop: string;
  /** Blur in units, 0 for none. */
  backdropBlur: number;
  /** Drawn at half size, slightly blurred. */
  middle?: string;
  middleBlur?: number;
  /** Crisp, at full size. */
  subject: string;
  /** Overlay at full size: soft light, haze. */
  light?: string;
}

export interface PaintOptions {
  /** Strength of the paper grain, 1 unless told. */
  grain?: number;
  /** Written into the JPEG, as a camera would. */
  exif?: Exif;
}

/** Pixels per unit: a drawing 1600 units wide becomes a picture of 1200 pixels. */
const SCALE = 0.75;

/** Draws inner SVG of w × h units at so many pixels per unit. */
function sheetOf(inner: string, w: number, h: number, scale: number): Sharp {
  const [width, height] = [Math.round(w * scale), Math.round(h * scale)];
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">${inner}</svg>`,
    ),
  );
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, w: info.width, h: info.height };
}

/** Everything behind the subject, at full size. */
async function ground(picture: Layered): Promise<Pixels> {
  const { width: w, height: h, middle } = picture;
  const soft = picture.backdropBlur >= 2;
  const scale = soft ? SCALE / 4 : 0.25;
  const small = sheetOf(picture.backdrop, w, h, scale).removeAlpha();
  if (soft) small.blur(Math.max(0.3, picture.backdropBlur * scale));
  const back = await pixelsOf(small);
  brushGround(back.data, back.w, back.h);
  const [width, height] = [Math.round(w * SCALE), Math.round(h * SCALE)];
  if (!middle) return enlarge(back, width, height);
  const half = sheetOf(middle, w, h, SCALE / 2).ensureAlpha();
  const blur = picture.middleBlur ?? 6;
  if (blur >= 1) half.blur(Math.max(0.3, (blur * SCALE) / 2));
  const mid = await pixelsOf(half);
  const under = enlarge(back, mid.w, mid.h);
  layOver(under.data, mid.data);
  return enlarge(under, width, height);
}

/** Paints the layers with brush marks, paper grain and a gentle vignette; JPEG, quality 92. */
export async function rasterise(picture: Layered, options: PaintOptions = {}): Promise<Buffer> {
  const { width, height } = picture;
  const { data, w, h } = await ground(picture);
  for (const layer of [picture.subject, picture.light])
    if (layer)
      layOver(data, await sheetOf(layer, width, height, SCALE).ensureAlpha().raw().toBuffer());
  const painted = finish(data, w, h, options.grain ?? 1);
  const photo = sharp(painted, { raw: { width: w, height: h, channels: 3 } });
  if (options.exif) photo.withExif(options.exif);
  return photo.jpeg({ quality: 92 }).toBuffer();
}
