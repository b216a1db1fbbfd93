#!/usr/bin/env bash
# jpeg-js 0.4.4 shows other colors of a JPEG whose components are red, green and blue.
#
# As a rule a JPEG is YCbCr. One whose components are called R, G and B and that has no JFIF or Adobe segment is RGB: so libjpeg's
# `cjpeg -rgb` writes it, and its decoders, and those of browsers, read it. jpeg-js, and Jimp with it, converts these too, from
# YCbCr. Its option `colorTransform: false` says so by hand, for all files.
#
# Seen: sharp: 76,85,255 · jpeg-js: 254,0,0 · told not to: 76,85,255
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jpeg-js@0.4.4 sharp@0.35.3 >/dev/null
cat >try.cjs <<'JS'
const jpeg = require("jpeg-js");
const sharp = require("sharp");

/** A JPEG of RGB: the samples of a YCbCr one under the names of red, green and blue. */
async function rgb() {
  const red = { create: { width: 16, height: 16, channels: 3, background: "red" } };
  const file = await sharp(red).jpeg({ chromaSubsampling: "4:4:4", quality: 100 }).toBuffer();
  const parts = [file.subarray(0, 2)];
  let at = 2;
  for (let marker = 0; marker !== 0xda;) {
    marker = file[at + 1];
    const end = at + 2 + file.readUInt16BE(at + 2);
    const segment = Buffer.from(file.subarray(at, end));
    // Behind a frame's head, and a scan's, stand the components.
    const [from, step] = { 0xc0: [10, 3], 0xc2: [10, 3], 0xda: [5, 2] }[marker] ?? [];
    if (from) [..."RGB"].forEach((name, n) => segment.write(name, from + n * step, "latin1"));
    if (marker !== 0xe0 && marker !== 0xee) parts.push(segment);
    at = end;
  }
  return Buffer.concat([...parts, file.subarray(at)]);
}

const first = (data) => [...data.subarray(0, 3)].join();

(async () => {
  const file = await rgb();
  console.log(
    [
      first(await sharp(file).raw().toBuffer()),
      first(jpeg.decode(file, { useTArray: true }).data),
      first(jpeg.decode(file, { useTArray: true, colorTransform: false }).data),
    ].join(" · "),
  );
})();
JS
seen=$(node try.cjs)
echo "sharp 0.35.3 · jpeg-js 0.4.4: $seen"
[ "$seen" = '76,85,255 · 254,0,0 · 76,85,255' ]
