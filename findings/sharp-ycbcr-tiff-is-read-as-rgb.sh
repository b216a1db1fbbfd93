#!/usr/bin/env bash
# sharp 0.35.3 (libvips 8.18.3) takes the samples of a YCbCr TIFF for red, green and blue if each pixel has a color of its own.
#
# TIFF 6.0, section 21, has YCbCr with YCbCrSubSampling 2,2 (four pixels share a color), which is the default, or 1,1, which
# ImageMagick writes for `convert photo.png -colorspace YCbCr photo.tif`. libvips lets libtiff convert the former, and reads the
# latter as it stands: red, which is 76, 85, 255, becomes blue, without a warning.
#
# Seen: 2,2: 254,0,0 · 1,1: 76,85,255
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund sharp@0.35.3 >/dev/null
cat >try.cjs <<'JS'
const sharp = require("sharp");

/** A red TIFF of 2 by 2 pixels in YCbCr, not compressed. */
function tiff(shared) {
  const [y, cb, cr] = [76, 85, 255];
  const pixels = shared ? [y, y, y, y, cb, cr] : [1, 2, 3, 4].flatMap(() => [y, cb, cr]);
  const sampling = shared ? 2 : 1;
  const tags = [
    ...[[256, 1, 2], [257, 1, 2], [258, 3, 0], [259, 1, 1], [262, 1, 6], [273, 1, 0], [277, 1, 3]],
    ...[[278, 1, 2], [279, 1, pixels.length], [284, 1, 1], [530, 2, sampling | (sampling << 16)]],
  ];
  const head = Buffer.alloc(8 + 2 + tags.length * 12 + 4);
  const bits = Buffer.from(Uint16Array.of(8, 8, 8).buffer);
  head.write("II*\0", 0, "latin1");
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(tags.length, 8);
  tags.forEach(([tag, count, value], n) => {
    const at = 10 + n * 12;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(3, at + 2);
    head.writeUInt32LE(count, at + 4);
    const place = { 258: head.length, 273: head.length + bits.length };
    head.writeUInt32LE(place[tag] ?? value, at + 8);
  });
  return Buffer.concat([head, bits, Buffer.from(pixels)]);
}

(async () => {
  const first = async (file) =>
    [...(await sharp(file).removeAlpha().raw().toBuffer()).subarray(0, 3)].join();
  console.log(`2,2: ${await first(tiff(true))} · 1,1: ${await first(tiff(false))}`);
})();
JS
seen=$(node try.cjs)
echo "sharp 0.35.3: $seen"
[ "$seen" = "2,2: 254,0,0 · 1,1: 76,85,255" ]
