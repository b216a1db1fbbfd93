import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { Plugin } from "vite";
import { colors } from "../src/theme/tokens.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const target = here("../.cache/icons/");
const drawing = here("../src/theme/icon.svg");
/** The drawing's background, which fills the icon where a device cuts its own shape. */
const ground = colors.moss.light;

/** The drawing in a square of `size` px; `share` is the drawing's part of it, corners filled. */
async function draw(svg: Buffer, size: number, share?: number): Promise<Buffer> {
  const inner = Math.round(size * (share ?? 1));
  const drawn = sharp(svg, { density: (72 * inner) / 32 }).resize(inner, inner);
  if (share === undefined) return drawn.png({ compressionLevel: 9 }).toBuffer();
  const square = { width: size, height: size, channels: 3, background: ground } as const;
  return sharp({ create: square })
    .composite([{ input: await drawn.png().toBuffer() }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Wraps a PNG in an ICO file: a directory of one entry, then the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Draws the icons from icon.svg; writes web/.cache/icons/. A mask leaves the middle four fifths. */
export async function prepareIcons(): Promise<void> {
  await mkdir(target, { recursive: true });
  const svg = await readFile(drawing);
  const icons = {
    "icon-192.png": draw(svg, 192),
    "icon-512.png": draw(svg, 512),
    "icon-maskable.png": draw(svg, 512, 0.8),
    "apple-touch-icon.png": draw(svg, 180, 1),
    "favicon.ico": draw(svg, 32).then((png) => icoOf(png, 32)),
  };
  for (const [name, bytes] of Object.entries(icons))
    await writeFile(join(target, name), await bytes);
}

/** The icons of the web manifest under content-hashed names, and favicon.ico at the root. */
export function icons(): Plugin {
  return {
    name: "icons",
    apply: "build",
    applyToEnvironment: ({ config }) => config.consumer === "client",
    async buildStart() {
      const file = (name: string) => readFile(join(target, name));
      for (const name of ["icon-192.png", "icon-512.png", "icon-maskable.png"])
        this.emitFile({
          type: "asset",
          name,
          originalFileName: `icons/${name}`,
          source: await file(name),
        });
      this.emitFile({ type: "asset", fileName: "favicon.ico", source: await file("favicon.ico") });
    },
  };
}
