#!/usr/bin/env bash
# image-size 2.1.0 takes the denominator in the crop of a HEIC or AVIF picture for the number of columns that are cut off.
#
# The box 'clap' (ISO/IEC 14496-12, 12.1.4; a property of pictures by ISO/IEC 23008-12, 6.5.9) holds the width and the height of
# what is shown, and two offsets, each as numerator and denominator. image-size reads the second number only, takes it from the
# width and leaves the height alone. So a picture of 400 x 300 cropped to 300 x 200 is 399 x 300, and 398 x 300 if the same
# width is written 600/2. A picture of 15 x 15 coded in 16 x 16 comes out as 15 x 16.
#
# Seen: no crop 400x300 · 300/1 by 200 399x300, in AVIF and HEIC · 600/2 by 200 398x300 · 15 by 15 15x16
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund image-size@2.1.0 >/dev/null
cat >try.mjs <<'JS'
import { imageSize } from "image-size";

const u16 = (n) => Buffer.from([n >> 8, n & 255]);
const u32 = (n) => Buffer.from([n >>> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]);
const box = (type, ...parts) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body]);
};
const full = (type, version, ...parts) => box(type, [version, 0, 0, 0], ...parts);

/** The boxes of a file that say how large its one picture is; the picture itself is not asked for. */
function file([brand, item], width, height, clap = []) {
  const ispe = full("ispe", 0, u32(width), u32(height));
  const crop = clap.length ? [box("clap", ...clap.map(u32))] : [];
  const properties = clap.length ? [2, 1, 0x82] : [1, 1];
  return Buffer.concat([
    box("ftyp", brand, u32(0), "mif1", "miaf", brand),
    full("meta", 0,
      full("hdlr", 0, u32(0), "pict", Buffer.alloc(13)),
      full("pitm", 0, u16(1)),
      full("iinf", 0, u16(1), full("infe", 2, u16(1), u16(0), item, [0])),
      box("iprp", box("ipco", ispe, ...crop), full("ipma", 0, u32(1), u16(1), properties))),
  ]);
}
const avif = ["avif", "av01"];
const heic = ["heic", "hvc1"];
const files = {
  "no crop": file(avif, 400, 300),
  "300/1 by 200": file(avif, 400, 300, [300, 1, 200, 1, 0, 1, 0, 1]),
  "300/1 by 200, HEIC": file(heic, 400, 300, [300, 1, 200, 1, 0, 1, 0, 1]),
  "600/2 by 200": file(avif, 400, 300, [600, 2, 200, 1, 0, 1, 0, 1]),
  "15 by 15 of 16 by 16": file(avif, 16, 16, [15, 1, 15, 1, -1, 2, -1, 2]),
};
for (const [name, bytes] of Object.entries(files)) {
  const { width, height } = imageSize(bytes);
  console.log(`${name}: ${width}x${height}`);
}
JS
seen=$(node try.mjs)
echo "$seen"
expected='no crop: 400x300
300/1 by 200: 399x300
300/1 by 200, HEIC: 399x300
600/2 by 200: 398x300
15 by 15 of 16 by 16: 15x16'
[ "$seen" = "$expected" ] || { echo "changed: expected"; echo "$expected"; exit 1; }
